"""The form of house rules on a phone, what is said of them, and the link to a rule."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browsing import Person


def test_a_table_by_the_form_on_a_phone(person: Callable[..., Person]) -> None:
    """In German: an error beside its field, the same rules as text, saved, and told to a guest."""
    one = person(locale="de-DE").come()
    page = one.page
    one.table_of("Kartenspiel").click()
    panel = page.get_by_role("dialog")
    panel.get_by_label("Dein Name").fill("Anna")
    panel.get_by_text("Hausregeln", exact=True).click()
    wild = page.get_by_label("Punkte für einen Joker auf der Hand")
    text = page.get_by_label("Hausregeln als TOML-Text")
    wild.fill("5000")
    wild.press("Tab")
    expect(wild).to_have_attribute("aria-invalid", "true")
    expect(wild).to_have_accessible_description("Das muss eine ganze Zahl von 0 bis 999 sein.")
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    panel.get_by_role("button", name="Freunde einladen").click()
    expect(page.get_by_role("heading", name="Vor dem Spiel")).to_have_count(0)

    wild.fill("50")
    wild.press("Tab")
    expect(wild).to_have_accessible_description(
        "Im Regelheft steht: Ein Joker auf der Hand kostet 25 Punkte."
    )
    expect(text).to_have_value('game = "card"\nedition = "intl"\nwild_points = 50\n')
    page.get_by_role("checkbox", name="Die letzte Karte muss abgeworfen werden.").check()
    expect(text).to_have_value(
        'game = "card"\nedition = "intl"\nwild_points = 50\nlast_card_must_be_discarded = true\n'
    )
    page.get_by_label("Name für diese Hausregeln").fill("Oma")
    one.button("Speichern").click()
    one.button("Wie gedruckt").click()
    expect(wild).to_have_value("25")
    one.button("Oma verwenden").click()
    expect(wild).to_have_value("50")
    one.button("Oma löschen").click()
    expect(one.button("Oma verwenden")).to_have_count(0)

    text.fill('edition = "intl"\nwild_points = 60\nvariants = ["even"]')
    expect(wild).to_have_value("60")
    expect(page.get_by_role("checkbox", name="Nur die geraden Phasen", exact=True)).to_be_checked()
    panel.get_by_role("button", name="Freunde einladen").click()
    expect(page.get_by_role("heading", name="Vor dem Spiel")).to_be_visible()
    expect(page.get_by_text("Ein Joker auf der Hand kostet 60 Punkte.", exact=True)).to_be_visible()
    one.expect_accessible()

    guest = person(locale="en-GB")
    guest.page.goto(page.url)
    expect(guest.page.get_by_role("heading", name="House rules and variants")).to_be_visible()
    expect(
        guest.page.get_by_text("The rulebook says: A wild left in the hand costs 25 points.")
    ).to_be_visible()
    expect(guest.page.get_by_text("Without this variant: Even and odd phases are played.")).to_be_visible()
    guest.page.get_by_text("The rules of this table").click()
    expect(guest.page.get_by_text("A skip goes on the discard pile.")).to_be_visible()
    guest.expect_accessible()
    guest.expect_no_scrolling_sideways()


def test_a_link_to_a_rule_opens_without_a_room(person: Callable[..., Person]) -> None:
    one = person(locale="fr-FR")
    page = one.page
    page.goto(f"{one.url}/#rule=card.score.fx")
    rules = page.get_by_role("dialog", name="Jeu de cartes · Règles")
    expect(rules.get_by_text("La règle en question")).to_be_in_viewport()
    expect(rules.get_by_text("joker, vingt.", exact=False)).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="Les jokers")).to_have_count(1)
    link = rules.get_by_role("listitem").filter(has_text="joker, vingt.").get_by_role("link")
    expect(link).to_have_attribute("href", f"{one.url}/#rule=card.score.fx")
    one.expect_accessible()
    one.expect_no_scrolling_sideways()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page).to_have_url(f"{one.url}/")
