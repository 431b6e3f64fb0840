# Rooms: what happens in them, and what they and their server refuse.

## Setting up

default-name = Jij

## Scores and the end

won-you = Je hebt gewonnen!

## Commands

hint = Tip: { $reason }

## Refused

# Waarom een kamer, een server of een regeltabel iets weigert. Een bericht per code.
refusal-not-host = Dat kan alleen de spelleider van de kamer.
refusal-game-running = Het spel is al begonnen.
refusal-no-name = Noem een naam: letters en cijfers, hoogstens 16.
refusal-room-full = { $seats ->
    [one] De enige plaats is bezet.
   *[other] Alle { $seats } plaatsen zijn bezet.
}
refusal-no-seat = { $seats ->
    [one] Er is maar 1 plaats: zeg 1.
   *[other] Er zijn { $seats } plaatsen: zeg een nummer van 1 t/m { $seats }.
}
refusal-seat-taken = Deze plaats is niet vrij voor een bot.
refusal-seat-free = Van deze plaats kan niemand worden weggestuurd.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-salt-awaited = Van jou wordt nu geen eigen deel van het geheime getal verwacht.
refusal-other-salt = Dit is niet het deel waarop je je hebt vastgelegd.
refusal-no-game = Er wordt geen spel gespeeld.
refusal-paused = Het spel is gepauzeerd.
refusal-stale = De tafel is intussen veranderd: kijk nog eens.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-answered-already = Je hebt al geantwoord.
refusal-not-paused = Het spel is niet gepauzeerd.
refusal-no-seat-any-more = Je hebt deze kamer verlaten.
refusal-wrong-token = Dit is geen sleutel van een plaats in deze kamer.
refusal-no-room = Er is geen kamer met deze uitnodiging.
refusal-only-watching = Je kijkt alleen toe.
refusal-too-fast = Te veel tegelijk: wacht even.
refusal-too-many-lines = Er komen te veel verbindingen van jouw adres: sluit er een paar.
refusal-too-many-rooms = Vanaf jouw adres zijn te veel kamers geopend: wacht een minuut.
refusal-bad-message = De server begrijpt dit bericht niet.
refusal-bad-messages = Te veel berichten die de server niet begrijpt.
refusal-bad-hello = De server begrijpt niet wie er komt.
refusal-disk-full = De schijf van de server is vol. Er is niets gebeurd; probeer het later nog eens.
refusal-storage-failed = De server kan nu niet schrijven. Er is niets gebeurd; probeer het nog eens.
refusal-no-link = ‘{ $text }’ is geen uitnodiging: die ziet eruit als https://host/#room=...
refusal-no-server = ‘{ $text }’ is geen adres van een server: dat ziet eruit als https://host
refusal-rules-too-long = Deze regels zijn te lang voor een kamer: neem minder fasen.
refusal-no-toml = Dit is geen TOML-bestand: { $problem }
refusal-too-long = Dit bestand is te lang.
refusal-no-words = Er zijn geen teksten met deze naam.
as-told = { $text }

## Voor de deur

game-card = Het kaartspel
game-dice = Het dobbelspel
game-board = Het bordspel

## De hal

seat-bot = bot

## Wat er in de kamer gebeurt

room-sat = { $name } gaat zitten.
room-bot-sat = { $name } (bot) gaat zitten.
room-left = { $name } is weggegaan.
    .you = Je hebt hier geen plaats meer; je kunt toekijken.
room-started = Het spel begint.
room-ended = Het spel is afgelopen.
room-stood-in = { $name } is te lang afwezig: zolang speelt een bot.
    .you = Je bent te lang afwezig: zolang speelt een bot voor je.
room-returned = { $name } speelt weer zelf.
    .you = { "" }
room-paused = { $name } pauzeert het spel.
    .you = Je pauzeert het spel.
room-resumed = { $name } beëindigt de pauze.
    .you = Je beëindigt de pauze.
room-answered = Je antwoord telt zodra iedereen vóór je heeft geantwoord.
room-away = { $name } is afwezig.
room-back = { $name } is er weer.
room-time-up = De tijd is om; voor { $name } wordt gespeeld:
    .you = Je tijd is om; voor jou wordt gespeeld:
room-new-game = Een nieuw spel: dezelfde mensen, dezelfde regels.

## Who sits there

player-numbered = Speler { $number }
character-bolo = Bolo
character-tipi = Tipi
character-yumi = Yumi
character-luno = Luno
character-kubi = Kubi
character-rico = Rico
character-moki = Moki
character-zeno = Zeno
plays-gently = speelt zachtjes
plays-steadily = speelt degelijk
plays-sharply = speelt scherp
