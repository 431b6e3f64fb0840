// Where others find this page: the address that links are made of.

import { loadCatalogue } from "./catalogue";
import { inviteBase } from "./links";

class Sharing {
  private offered = $state<string | null>(null);
  private isAsked = false;

  get base(): string {
    if (!this.isAsked) {
      this.isAsked = true;
      loadCatalogue().then(
        (catalogue) => (this.offered = catalogue.invite),
        () => (this.isAsked = false),
      );
    }
    return inviteBase(location, this.offered);
  }
}

export const sharing = new Sharing();
