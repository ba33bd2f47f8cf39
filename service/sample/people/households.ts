/** Private customers: as the firm calls them, and who it writes to. */
export type Household = {
  name: string
  firstname: string
  lastname: string
  salutation: 'de heer' | 'mevrouw' | ''
  /** In front of `.example`; empty where none is known. */
  email: string
  city?: string
  street?: string
  language?: 'en'
}

const household = (
  name: string,
  firstname: string,
  lastname: string,
  salutation: Household['salutation'],
  email: string,
  rest: Pick<Household, 'city' | 'street' | 'language'> = {},
): Household => ({ name, firstname, lastname, salutation, email, ...rest })

export const households = [
  household('Fam. De Groot-van Dijk', 'Anneke', 'de Groot', 'mevrouw', 'anneke@degroot-vandijk', {
    city: 'Zeist',
    street: 'Lindelaan 14',
  }),
  household('P. Hoekstra', 'Pieter', 'Hoekstra', 'de heer', 'p.hoekstra@thuispost'),
  household('Fam. Yılmaz', 'Elif', 'Yılmaz', 'mevrouw', 'elif.yilmaz@mijnmail'),
  household('Fam. Van der Meulen', 'Rutger', 'van der Meulen', 'de heer', 'rutger@vandermeulen-thuis'),
  household('mevr. J.C. Pietersen', 'Johanna', 'Pietersen', 'mevrouw', 'jc.pietersen@thuispost'),
  household('Fam. Aerts', 'Wouter', 'Aerts', 'de heer', 'wouter.aerts@mijnmail'),
  household('R. Willemsen', 'Roos', 'Willemsen', 'mevrouw', 'rooswillemsen@mijnmail'),
  household(
    'Fam. Van Wassenberg-Obdam tot Twickelo',
    'Frédérique',
    'van Wassenberg-Obdam tot Twickelo',
    'mevrouw',
    'secretariaat@huize-twickelo',
    { city: 'Baarn' },
  ),
  household('Fam. Bakker', 'Tim', 'Bakker', 'de heer', 'tim.bakker@thuispost'),
  household('dhr. H. Smeets', 'Huub', 'Smeets', 'de heer', 'h.smeets@oudepost'),
  household('Fam. Jansen', 'Ilse', 'Jansen', 'mevrouw', 'ilse.jansen@mijnmail'),
  household('Fam. El Idrissi', 'Nadia', 'El Idrissi', 'mevrouw', 'nadia@elidrissi-thuis'),
  household('Fam. Visser', 'Maarten', 'Visser', 'de heer', 'maarten.visser@thuispost'),
  household('Fam. Dijkstra', 'Sjoukje', 'Dijkstra', 'mevrouw', 'sjoukje.dijkstra@mijnmail'),
  household('mevr. A. Kok', 'Alida', 'Kok', 'mevrouw', 'alidakok@oudepost'),
  household('Fam. Peeters', 'Bram', 'Peeters', 'de heer', 'bram.peeters@thuispost'),
  household('Fam. Nguyen', 'Linh', 'Nguyen', 'mevrouw', 'linh.nguyen@mijnmail'),
  household('Fam. Hendriks', 'Koen', 'Hendriks', 'de heer', 'koen@hendriks-thuis'),
  household('Fam. Brouwer-Łukasik', 'Agnieszka', 'Brouwer-Łukasik', 'mevrouw', 'agnieszka@brouwer-lukasik'),
  household('dhr. en mevr. Schouten', 'Gerard', 'Schouten', 'de heer', 'gerard.schouten@oudepost'),
  household('Fam. Ramdin', 'Vikash', 'Ramdin', 'de heer', 'vikash.ramdin@mijnmail'),
  household('mevr. dr. C.M. van Oranjewoud', 'Carolien', 'van Oranjewoud', 'mevrouw', 'carolien@vanoranjewoud'),
  household('Fam. Kuiper', 'Daan', 'Kuiper', 'de heer', 'daan.kuiper@thuispost'),
  household('Fam. Tahiri-Postma', 'Femke', 'Tahiri-Postma', 'mevrouw', 'femke@tahiri-postma'),
  household('Fam. Van Leeuwen', 'Sander', 'van Leeuwen', 'de heer', 'sander.vanleeuwen@mijnmail'),
  household('B. Özdemir', 'Baran', 'Özdemir', 'de heer', 'baran.ozdemir@mijnmail'),
  household('Fam. De Wilde', 'Marloes', 'de Wilde', 'mevrouw', 'marloes@dewilde-thuis'),
  household('mevr. G. Terpstra', 'Geertje', 'Terpstra', 'mevrouw', ''),
  household('Fam. Martens', 'Joris', 'Martens', 'de heer', 'joris.martens@thuispost'),
  household('Fam. Müller-Blom', 'Katrin', 'Müller-Blom', 'mevrouw', 'katrin@mueller-blom'),
  household('dhr. W. van ’t Hof', 'Wim', 'van ’t Hof', 'de heer', ''),
  household('Fam. Bouzid', 'Samir', 'Bouzid', 'de heer', 'samir.bouzid@mijnmail'),
  household('Fam. Groenendijk', 'Lotte', 'Groenendijk', 'mevrouw', 'lotte.groenendijk@thuispost'),
  household('Fiona and Declan O’Sullivan', 'Fiona', 'O’Sullivan', '', 'fiona@osullivan-home', {
    city: 'Utrecht',
    language: 'en',
  }),
  household('James Whitfield', 'James', 'Whitfield', '', 'james@whitfield-home', { city: 'Bilthoven', language: 'en' }),
]
