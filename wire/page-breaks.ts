/** What follows in a text begins a new page on paper (interface, section 5); written in the one way that cleaning leaves as it is. */
export const pageBreakHtml = '<hr class="page-break">'

/** The one class that a text keeps, on rules alone. */
export const pageBreakClass = 'page-break'
