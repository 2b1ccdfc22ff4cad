/** Texts of notices, in English; loaded with that code, because few links need a notice. */
export const notice = {
  dismiss: 'Dismiss',
  unknownPlace: (names: string) =>
    `This map has no place called ${names}. It may have moved or closed. Search for it, or browse the list.`,
  unknownFloor: (name: string) =>
    `This map has no floor called ${name}. The default floor is shown.`,
  unknownCategory: (name: string) =>
    `This map has no category called ${name}. All places are listed.`,
  unknownLanguage: (code: string) =>
    `This map has no text in the language “${code}”. The default language is used.`,
};
