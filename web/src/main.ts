import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { leadsToRoom } from "./lib/links";
import { settings } from "./lib/settings.svelte";
import { firstWords } from "./lib/speech.svelte";

settings.show();
await firstWords("page", "room", "pieces", ...(leadsToRoom(location) ? ["page-live"] : []));
mount(App, { target: document.getElementById("page")! });
