/** The parts of an OpenAPI 3.1 document that we write. */
export type Document = {
  openapi: '3.1.0'
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; url: string }
    contact: { name: string; url: string }
  }
  servers: { url: string; description: string; variables: Record<string, { default: string; description: string }> }[]
  security: Record<string, string[]>[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathItem>
  /** What is posted to an address of the reader's, by the name of the event. */
  webhooks?: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    headers: Record<string, Header>
    responses: Record<string, Response>
    securitySchemes: Record<string, unknown>
  }
}

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
export type PathItem = { [M in Method]?: Described }

/** An operation as the document has it. */
export type Described = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response | Reference>
  /** Where it differs from the document's own. */
  security?: Record<string, string[]>[]
}

export type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: JsonSchema
  example?: unknown
}

export type Header = { description: string; schema: JsonSchema; example?: unknown }

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export type Response = {
  description: string
  headers?: Record<string, Reference>
  content?: Content
}

/** The keywords of JSON Schema 2020-12 that the contract comes down to. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  description?: string
  deprecated?: boolean
  default?: unknown
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
  pattern?: string
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  /** The words it has today. */
  'x-extensible-enum'?: string[]
  /** Keys by pattern, beside `properties`; as an extension, since generators make wrong types of the keyword. */
  'x-patternProperties'?: Record<string, JsonSchema>
  prefixItems?: JsonSchema[]
  propertyNames?: JsonSchema
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}
