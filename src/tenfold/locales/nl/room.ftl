# Rooms: what happens in them, and what they and their server refuse.

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
refusal-seat-not-free = Deze plaats is niet vrij: kies een andere.
refusal-nobody-there = Daar zit niemand.
refusal-character-taken = { $name } zit al aan deze tafel: kies een andere bot.
refusal-too-few-seats = { $people ->
    [one] Hier zit al iemand: er is minstens één plaats nodig.
   *[other] Hier zitten { $people } mensen: er zijn minstens zoveel plaatsen nodig.
}
refusal-settings-fixed = Tijdens een spel kun je alleen nieuwkomers en reacties wijzigen.
refusal-lesson-fixed = Een les is zoals hij is: open een eigen tafel.
refusal-knock-device = Om te kloppen heeft iedereen een eigen apparaat nodig.
refusal-closed = Aan deze tafel kan niemand meer aanschuiven. Je kunt toekijken.
refusal-shut = Wie deze server beheert, heeft deze tafel gesloten. Je kunt hem alleen nog bekijken.
refusal-no-bot-there = Daar zit geen bot: kies de plaats van een bot.
refusal-held-another = Je hebt in deze ronde al andere kaarten gezien: voorlopig kun je alleen je eigen plaats terugnemen.
refusal-not-long-away = { $minutes ->
    [one] { $name } is nog geen minuut weg: de plaats kan later worden weggegeven.
   *[other] { $name } is nog geen { $minutes } minuten weg: de plaats kan later worden weggegeven.
}
refusal-seat-given = De spelleider heeft je plaats aan { $name } gegeven. Je kunt die van een bot nemen.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-salt-awaited = Van jou wordt nu geen eigen deel van het geheime getal verwacht.
refusal-other-salt = Dit is niet het deel waarop je je hebt vastgelegd.
refusal-no-game = Er wordt geen spel gespeeld.
refusal-paused = Het spel is gepauzeerd.
refusal-stale = De tafel is intussen veranderd: kijk nog eens.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-answered-already = Je hebt al geantwoord.
refusal-not-paused = Het spel is niet gepauzeerd.
refusal-no-rest = De tafel wacht er nu niet op dat iemand klaar is.
refusal-ready-already = Je bent al klaar.
refusal-bot-plays = Er speelt een bot voor je: neem eerst je plaats terug.
refusal-no-bot-plays = Er speelt geen bot voor je.
refusal-bot-comes = Er is al om een bot gevraagd.
refusal-nobody-to-wait-for = De tafel wacht niet op deze plaats.
refusal-not-waiting-long = Dat kan als de tafel { $seconds } s op deze plaats heeft gewacht.
refusal-nudged-already = Eén keer per beurt is genoeg.
refusal-reactions-off = Reacties staan uit aan deze tafel.
refusal-no-reaction = Deze reactie is er niet aan deze tafel.
refusal-too-many-reactions = Te veel reacties: wacht even.
refusal-no-television = Geen televisie toont deze cijfers. Ze gelden tien minuten, één keer.
refusal-too-many-guesses = Te veel verkeerde cijfers: wacht tien minuten.
refusal-too-many-televisions = Er wachten te veel televisies: probeer het over een minuut opnieuw.
refusal-no-seat-any-more = Je hebt deze kamer verlaten.
refusal-wrong-token = Dit is geen sleutel van een plaats in deze kamer.
refusal-no-room = Er is geen kamer met deze uitnodiging.
refusal-only-watching = Je kijkt alleen toe.
refusal-no-advice-now = Voor deze stand is nu geen tip te vinden.
refusal-no-exact-review = Dit spel volgde regels zonder exacte oplossing: een nabeschouwing is er niet.
refusal-no-review-now = Dit spel kan nu niet worden nabekeken: probeer het later opnieuw.
refusal-too-many-reviews = Vanaf jouw adres zijn te veel nabeschouwingen gevraagd: wacht een minuut.
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
refusal-no-sheet = Onder deze link wordt geen blad meer gedeeld.
refusal-sheet-moved-on = Een andere telefoon heeft intussen op dit blad geschreven.
refusal-sheet-full = Dit blad is vol: { $most } keer invoer.
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
plays-for-points = speelt volmaakt voor punten
plays-to-win = speelt om te winnen
plays-anyhow = speelt op goed geluk
player-numbered = Speler { $number }

# What the host chooses, in the sentence that says so.
chosen-card = het kaartspel
chosen-dice = het dobbelspel
chosen-board = het bordspel
chosen-card-intl = de internationale regels
chosen-card-fx = de regels van F.X. Schmid
chosen-dice-de = de Duitse regels
chosen-board-intl = de latere internationale regels
chosen-board-2010 = de eerste Duitse regels
room-chosen-game = De spelleider kiest { $game }.
room-chosen-edition = De spelleider kiest { $edition }.
room-chosen-rules = De spelleider wijzigt de huisregels.
room-chosen-seats = { $seats ->
    [one] De spelleider wil één plaats.
   *[other] De spelleider wil { $seats } plaatsen.
}
room-chosen-bots = Een bot op een vrije plaats { $how }.
room-chosen-clock = { $seconds ->
    [one] De klok loopt: 1 seconde voor elke beslissing.
   *[other] De klok loopt: { $seconds } seconden voor elke beslissing.
}
room-no-clock = De klok staat uit.
room-chosen-knock-time = { $seconds ->
    [one] Er is 1 seconde om te kloppen.
   *[other] Er zijn { $seconds } seconden om te kloppen.
}
room-chosen-patience = { $seconds ->
    [one] Voor wie 1 seconde weg is, speelt een bot.
   *[other] Voor wie { $seconds } seconden weg is, speelt een bot.
}
room-newcomers-on = Tijdens het spel mag je de plaats van een bot nemen.
room-newcomers-off = Tijdens het spel mag niemand de plaats van een bot nemen.
room-reactions-on = Reacties staan aan.
room-reactions-off = Reacties staan uit.
room-chosen-dealer = { $name } deelt als eerste.
    .you = Jij deelt als eerste.
room-chosen-first = { $name } begint.
    .you = Jij begint.
room-lots = Het lot beslist wie begint.

## Wat er in de kamer gebeurt

room-sat = { $name } gaat zitten.
room-bot-sat = { $bot } (bot) gaat zitten.
room-bot-plays = Vanaf nu: { $bot } { $how }.
room-plays-on = { $bot } speelt verder.
room-given = De spelleider geeft de plaats van { $name } aan { $bot }.
    .you = De spelleider heeft je plaats aan { $bot } gegeven; je kunt toekijken of die van een bot nemen.
room-taken = { $name } neemt de plaats van { $bot } over.
room-taken-from = { $name } neemt de plaats van { $other } over.
room-queued = { $name } doet het volgende spel mee.
room-unqueued = { $name } wacht niet meer op het volgende spel.
room-named = Plaats { $number }: { $name }.
room-renamed = { $other } heet nu { $name }.
room-moved = { $name } schuift naar plaats { $number }.
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
room-answered = Genoteerd. Anderen gaan voor.
room-away = { $name } is afwezig.
room-back = { $name } is er weer.
room-time-up = De klok beslist voor { $name }.
    .you = De klok beslist voor jou.
room-ready = { $name } is klaar om verder te gaan.
    .you = Je bent klaar om verder te gaan.
room-bot-wanted = { $name } wil graag dat een bot voor { $target } speelt.
    .you = Je wilt graag dat een bot voor { $target } speelt.
    .to-you = { $name } wil graag dat een bot voor jou speelt.
room-asked-out = Over 10 seconden speelt een bot voor { $name }.
    .you = Over 10 seconden speelt een bot voor jou.
room-is-here = { $name } is er.
    .you = { "" }
room-taken-over = Een bot speelt voor { $name }.
    .you = Een bot speelt voor jou.
room-new-game = Een nieuw spel: dezelfde mensen, dezelfde regels.
room-shut = Wie deze server beheert, heeft de tafel gesloten.
