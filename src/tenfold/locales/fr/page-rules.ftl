# The page: the rules of a table, and the form for house rules.

## Rules

page-rules-all = Toutes les règles
page-rule-link = Copier le lien vers cette règle

## House rules

page-house = Règles maison
page-house-mend = Ce n’est pas encore jouable : regarde les champs marqués.
page-house-usual = Comme imprimé
page-house-rules = Règles maison, en texte TOML
page-house-file = Règles maison depuis un fichier
page-house-phase = Phase { $number }
page-house-kind = Phase { $number }, groupe { $group } : sorte
page-house-size = Phase { $number }, groupe { $group } : taille
page-house-set = même nombre
page-house-run = suite
page-house-colour = même couleur
page-house-add-group = Phase { $number } : ajouter un groupe
page-house-drop-group = Phase { $number } : retirer le groupe { $group }
page-house-add-phase = Ajouter une phase
page-house-space = Case { $number }
page-house-letters = Une lettre par face : b bleu, r rouge, o orange, g vert.
page-house-die = Dé { $die }, faces { $faces }

## Saved house rules

page-presets = Enregistrées sur cet appareil
page-preset-name = Nom pour ces règles maison
page-preset-save = Enregistrer
page-preset-use = Utiliser { $name }
page-preset-drop = Supprimer { $name }
