// A data table, one description per row, so it is exempt from size limits. Keys are English names.
/** Descriptions of tenants and amenities in French. */
export const frenchDescriptions: Readonly<Record<string, string>> = {
  'Greenbarrow Market':
    'Supermarché complet avec poissonnerie, boulangerie sur place et produits des fermes du tour du lac. Les livraisons arrivent par l’ouest.',
  'Hallam & Wray':
    'Grand magasin sur deux étages : beauté, sacs et mode pour hommes en bas; mode pour femmes, enfants et maison en haut. Un escalier mécanique et un ascenseur intérieurs relient les étages.',
  Fennwick:
    'Tailleurs et robes en laine, en lin et en coton. Les ourlets sont faits gratuitement en moins d’une semaine.',
  'Odell Menswear':
    'Complets, vestons et pantalons, en prêt-à-porter ou sur mesure. La fin de semaine, les essayages se font sur rendez-vous.',
  'Cobblestone Repairs': 'Talons, semelles, piles de montre et clés pendant que vous attendez.',
  'Sixpence Flowers': 'Fleurs coupées, plantes en pot et couronnes composées sur commande.',
  'Marlowe Denim':
    'Jeans en onze coupes, service de réparation et bac de récupération pour les vieilles paires.',
  'Quillon Optics':
    'Examens de la vue, montures et verres taillés sur place, la plupart en moins d’une heure.',
  'Lantern Coffee':
    'Bar à espresso près de l’entrée nord, avec deux torréfactions qui changent chaque mois.',
  'Thimble Tea House':
    'Thé en feuilles, à la théière ou à la boîte, et des scones jusqu’à épuisement.',
  'Hearthrow Bakery': 'Pain au levain, pain de seigle et petits pains cuits derrière le comptoir.',
  Velder:
    'Vêtements de tous les jours aux couleurs unies pour femmes et hommes, de la taille 0 à la taille 28.',
  'Parcel Yard': 'Retrait de colis, retours et photos de passeport.',
  'Coinhall Exchange': 'Bureau de change et cartes de voyage prépayées.',
  'Ember & Ash': 'Bougies coulées en petites quantités, lampes et huile à lampe.',
  'Tressel Textiles': 'Rideaux, tapis et tissus d’ameublement coupés à la longueur voulue.',
  'Pharrow Pharmacy':
    'Ordonnances, vaccins pour le voyage et une salle de consultation tranquille.',
  'Noor Brow Bar': 'Épilation au fil, teinture et mise en forme des sourcils, sans rendez-vous.',
  Bellamere: 'Soins de la peau et maquillage, avec des échantillons de tout ce qui est en rayon.',
  'Ostrander Shoes':
    'Chaussures et bottes en cuir pour femmes et hommes, en demi-pointures et en largeurs généreuses.',
  'Kestrel & Lane':
    'Sacs à main, valises et ceintures, avec un comptoir de réparation pour ce qui a été acheté ici.',
  Aurelle: 'Bagues et colliers d’un atelier que l’on voit travailler par la vitrine.',
  'Orrery Watches': 'Montres mécaniques neuves et restaurées, bracelets et entretien.',
  'Clover Chocolate': 'Chocolats fourrés à la pièce et chocolat chaud pendant les mois froids.',
  'Ilse Rowan': 'Robes de fête et de mariage, avec deux salons d’essayage.',
  Sockdrawer: 'Chaussettes, collants et gants pour tous les âges.',
  'Northfell Outfitters':
    'Tentes, sacs à dos, vêtements de pluie et cartes pour la marche et le camping.',
  Pembry: 'Vêtements pour bébés et enfants jusqu’à douze ans.',
  'Wexcombe Shirts':
    'Chemises selon l’encolure et la longueur des manches, et les cravates assorties.',
  'Tidewell Kitchen': 'Poissons et fruits de mer grillés; la carte suit la pêche du jour.',
  'Noodle Ledger': 'Nouilles étirées à la main dans quatre bouillons, au comptoir ou à emporter.',
  'The Copper Ladle':
    'Soupes, ragoûts et tourtes à de longues tables, avec un menu pour les enfants.',
  'Alder & Oak':
    'Brasserie près de l’entrée principale, ouverte du petit-déjeuner jusque tard le soir.',
  Orbitel:
    'Téléphones, forfaits et internet à domicile, avec un comptoir d’aide pour tout configurer.',
  'Cartway Stationers': 'Stylos, papier, agendas et fournitures de bureau.',
  'Lumen Skin Clinic':
    'Soins du visage et traitements au laser par du personnel agréé, sur rendez-vous.',
  'Alderwick Savings': 'Succursale bancaire avec caissiers, conseillers et compteuse de monnaie.',
  'Inkhorn Books':
    'Livres neufs et d’occasion, avec un coin lecture et un petit café près de la vitrine.',
  'Juice Bench': 'Jus de fruits et de légumes pressés à la demande.',
  'Case Parade': 'Étuis de téléphone, chargeurs et protecteurs d’écran posés sur-le-champ.',
  'Twist & Salt': 'Bretzels moelleux, nature, salés ou fourrés.',
  Glint: 'Boucles d’oreilles, et perçage sur rendez-vous.',
  'Ticket Corner': 'Titres de transport, loterie et billets de spectacle.',
  'Mochi Cart': 'Gâteaux de riz fourrés de crème glacée ou de pâte de haricots.',
  'Cadence Sports':
    'Sports d’équipe, course et natation, avec un tapis roulant pour essayer les chaussures et un comptoir de cordage de raquettes.',
  'Hollis & Birch':
    'Meubles, lampes et articles de cuisine présentés dans des pièces aménagées; les gros articles sont livrés.',
  Threadmark:
    'Chemises et chandails imprimés; apportez un dessin et repartez le jour même avec l’impression.',
  'Arden Knitwear':
    'Chandails et cardigans en laine et en alpaga, et de la laine pour tricoter le vôtre.',
  'Stitchwell Alterations':
    'Ourlets, fermetures éclair et coutures, le plus souvent en une journée.',
  'Palette Nails': 'Manucures et pédicures à douze postes.',
  'Rue Calder': 'Manteaux et chemisiers ajustés, en petites séries saisonnières.',
  Solenne: 'Sous-vêtements, vêtements de nuit et maillots de bain, avec essayage en cabine privée.',
  'Bramble & Bow': 'Chaussures et vêtements pour enfants, avec un banc pour mesurer les pieds.',
  'Pinwheel Toys': 'Jouets en bois, casse-tête et cerfs-volants; la plupart peuvent être essayés.',
  'Larch & Fell':
    'Vêtements de plein air faits pour être réparés, avec un atelier de réparation dans la boutique.',
  'Hexley Audio': 'Écouteurs, tables tournantes et haut-parleurs, et une salle d’écoute.',
  'Circuit House': 'Ordinateurs, appareils photo et pièces, avec un établi de réparation.',
  'Mobile Mender': 'Écrans et piles remplacés dans l’heure.',
  'Tern Travel': 'Voyages organisés, laissez-passer de train et croisières réservés au comptoir.',
  Marulla: 'Boîtes de rangement, vaisselle et papeterie aux couleurs naturelles.',
  'Brightwater Dental': 'Examens et nettoyages, avec des rendez-vous en soirée le jeudi.',
  'Fable Costumes': 'Costumes et articles de fête à acheter ou à louer.',
  'Locket Row': 'Médaillons et breloques en argent, gravés pendant que vous attendez.',
  'Merrin Shoes':
    'Chaussures de sport et sandales, avec un rayon de revente de paires peu portées.',
  Plainweave: 'Vêtements en lin et en coton sans logo visible.',
  'Café Miralto': 'Café et sandwichs avec vue sur l’atrium.',
  'Scoop Theory': 'Crème glacée en dix-huit parfums, dont six sans produits laitiers.',
  Opaline: 'Parfums au flacon ou composés au comptoir.',
  Teague: 'Sacs à dos et cartables en toile et en cuir.',
  'Strand & Stone': 'Vêtements amples et pantalons larges, jusqu’à la taille 30.',
  'The Hat Bench': 'Chapeaux de feutre, chapeaux de paille et casquettes, mis en forme sur mesure.',
  'Runners’ Yard':
    'Chaussures de course choisies après une analyse de la foulée sur la piste intérieure.',
  'Hue Hair Studio': 'Coupes et coloration pour tous les types de cheveux.',
  'Cubby Games': 'Jeux de société, cartes et figurines, avec des tables pour jouer.',
  'Pixel Foundry': 'Consoles, jeux et manettes, neufs et repris.',
  'Kitchen Annex': 'Casseroles, couteaux et moules; les couteaux sont affûtés le samedi.',
  Perch:
    'Grillades et bar au-dessus de l’entrée principale, avec une fenêtre du côté de la terrasse.',
  'Beddow Sleep': 'Matelas, oreillers et literie à essayer avant de choisir.',
  Framewright: 'Cadres taillés sur mesure.',
  Paperfold: 'Cartes, papier d’emballage et fournitures de bricolage.',
  'Clearfield Hearing':
    'Tests d’audition et appareils auditifs, avec visites à domicile sur demande.',
  'Tandem Fitness':
    'Centre d’entraînement avec poids, cours et douches; laissez-passer d’un jour au comptoir.',
  'Halcyon Cinemas':
    'Cinéma de six salles; en semaine, la première séance est sous-titrée. Boucles auditives dans toutes les salles.',
  'Saffron Street': 'Caris et pains cuits au tandour.',
  'Taco Alameda': 'Tacos sur tortillas de maïs pressées au comptoir.',
  'Wok Harbor': 'Sautés au wok et riz frit, préparés à la demande.',
  'Burger Assembly':
    'Burgers au bœuf, au poulet ou aux haricots, avec la garniture de votre choix.',
  'Pita Post': 'Falafels, légumes grillés et trempettes dans un pita chaud.',
  'Udon Counter': 'Grosses nouilles de blé dans un bouillon clair.',
  'Green Fork': 'Salades et bols de céréales composés sous vos yeux.',
  'Pizza al Taglio': 'Pizza à la part, coupée aux ciseaux et vendue au poids.',
  'Sugarloaf Crepes': 'Crêpes sucrées et salées.',
  'Skylark Lanes':
    'Dix allées de quilles, dont deux avec rampe pour les personnes en fauteuil roulant.',
  'Snapshot Row': 'Trois cabines photo et tirages depuis votre téléphone.',
  'Bean Terrace': 'Café, infusion froide et sandwichs grillés.',
  'Trattoria Verro': 'Pâtes fraîches et pizza au feu de bois.',
  'Kaya Grill': 'Viandes et légumes grillés au charbon de bois, à votre table.',
  'The Ring Room': 'Carte de saison dans une salle à manger qui donne sur l’atrium.',
  'Sushi Tansu': 'Sushis au comptoir et petits plats chauds.',
  'Masala Courtyard': 'Plats du nord et du sud de l’Inde, avec un grand choix végétarien.',
  'Token Arcade': 'Billards électriques et jeux vidéo de cinq décennies.',
  'Little Acorns':
    'Salles de jeux souples pour les moins de huit ans; un parent doit rester sur place.',
  'Escape Cabinet': 'Quatre jeux d’évasion pour deux à six personnes.',
  'Summit Hall': 'Murs de bloc pour débutants et habitués, avec location de chaussons.',
  'Fretboard Music': 'Guitares, claviers et cours dans deux salles de répétition.',
  'Dice & Saucer': 'Café avec trois cents jeux de société à emprunter à table.',
  'Garden Room': 'Dîner et thé de l’après-midi à côté du jardin sur le toit.',
  'Terrace Kitchen': 'Plats de légumes, certains aux herbes du jardin sur le toit.',
  'Nine Vines': 'Vins au verre du Niagara et d’ailleurs, avec assiettes de fromages.',
  'Gelato Corvo': 'Gelato fait chaque matin.',
  'Craft Loft': 'Poterie et gravure à l’heure, cuisson comprise.',
  Parallax: 'Salles de réalité virtuelle pour des groupes de huit personnes au plus.',
  'Stillwater Spa': 'Massages et hammams, sur rendez-vous.',
  'Curio Hall': 'Salle d’exposition pour les artistes d’ici; l’entrée est gratuite.',
  'Information desk': 'Renseignements, objets perdus, prêt de fauteuils roulants et de poussettes.',
  'Nursing room':
    'Deux sièges à l’abri des regards, une table à langer, un lavabo et un chauffe-biberon.',
  'Guest services': 'Cartes-cadeaux, validation du stationnement et visites de groupe.',
  'Food court': 'Quarante-quatre tables pour environ 170 personnes, entre neuf comptoirs.',
  'Garden terrace': 'Toit planté au-dessus de l’aile sud, ouvert de jour quand le temps le permet.',
  'Women’s washroom': 'Cabines, lavabos et table à langer.',
  'Men’s washroom': 'Cabines, urinoirs, lavabos et table à langer.',
  'Accessible washroom': 'De plain-pied, avec barres d’appui, lavabo bas et cordon d’alarme.',
  'Family washroom':
    'Place pour une poussette, une petite toilette à côté d’une grande et une table à langer.',
};
