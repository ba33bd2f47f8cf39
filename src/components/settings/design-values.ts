export type DesignFields = { name: string; colors: { value: string }[]; font: string; logo_url: string }
