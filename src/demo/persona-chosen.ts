/** In the address of the sign-in screen: who it will be has been said, so it goes on by itself. */
export const personaChosen = 'persona'
