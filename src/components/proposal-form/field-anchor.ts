/** Of a custom field, the part of the editor's address after # that leads to it. */
export const fieldAnchor = (name: string) => `field-${name}`
