import { REFERENCE_STYLE } from '../http/reference-style.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** The parts of a JSON schema that the page shows. */
interface Shape {
  type?: string | string[]
  $ref?: string
  enum?: readonly unknown[]
  description?: string
  items?: Shape
  /** of a list whose parts are each of their own kind */
  prefixItems?: Shape[]
  properties?: Record<string, Shape>
  required?: readonly string[]
  anyOf?: Shape[]
  allOf?: Shape[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  default?: unknown
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Shape
}

interface Operation {
  summary?: string
  description?: string
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Shape }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Shape }> }>
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const nameOf = (reference: string) => reference.split('/').at(-1) ?? reference

function typeOf(shape: Shape | undefined): string {
  if (!shape) return ''
  if (shape.$ref) return `<a href="#schema-${nameOf(shape.$ref)}">${nameOf(shape.$ref)}</a>`
  if (shape.enum)
    return shape.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ')
  const alternatives = shape.anyOf ?? shape.allOf
  if (alternatives) return alternatives.map(typeOf).join(' or ')
  if (shape.prefixItems) return `list of exactly ${shape.prefixItems.map(typeOf).join(', then ')}`
  if (shape.items) return `list of ${typeOf(shape.items)}`
  if (shape.properties) return fieldTable(shape)
  return escapeHtml([shape.type ?? 'any'].flat().join(' or '))
}

function boundsOf(shape: Shape | undefined): string {
  if (!shape) return ''
  const bounds = [
    shape.minimum === undefined ? '' : `≥ ${shape.minimum}`,
    shape.maximum === undefined ? '' : `≤ ${shape.maximum}`,
    shape.maxLength === undefined ? '' : `at most ${shape.maxLength} characters`,
    shape.default === undefined ? '' : `default ${shape.default}`,
  ]
  return escapeHtml(bounds.filter(Boolean).join(', '))
}

function fieldTable(shape: Shape): string {
  const rows = Object.entries(shape.properties ?? {}).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${[typeOf(field), boundsOf(field), shape.required?.includes(name) ? 'required' : ''].filter(Boolean).join(', ')}</td><td>${escapeHtml(field.description ?? '')}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code></th><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${typeOf(parameter.schema)} ${boundsOf(parameter.schema)}</td><td>${escapeHtml(parameter.description ?? parameter.schema?.description ?? '')}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function bodyLine(body: Operation['requestBody']): string {
  const [media, content] = Object.entries(body?.content ?? {})[0] ?? []
  if (!media) return ''
  return `<p>Body${body?.required ? ', required' : ''}: ${typeOf(content?.schema)} ${escapeHtml(media)}</p>`
}

function operationSection(path: string, method: string, operation: Operation): string {
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const [media, body] = Object.entries(response.content ?? {})[0] ?? []
    return `<tr><th scope="row">${status}</th><td>${body ? typeOf(body.schema) : ''} ${escapeHtml(media ?? '')}</td><td>${escapeHtml(response.description ?? '')}</td></tr>`
  })
  return `<section id="${operation.operationId ?? ''}"><h3><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}</p>${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameterTable(operation.parameters ?? [])}${bodyLine(operation.requestBody)}
<table><thead><tr><th scope="col">Status</th><th scope="col">Body</th><th scope="col">When</th></tr></thead><tbody>${responses.join('')}</tbody></table></section>`
}

/**
 * Writes the readable reference as one page without scripts, from nothing but the OpenAPI document.
 *
 * @returns the HTML page
 */
export function renderReference(document: OpenApiDocument): string {
  const sections = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) =>
      operationSection(path, method, operation),
    ),
  )
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Shape>).map(
    ([name, shape]) =>
      `<section id="schema-${name}"><h3>${escapeHtml(name)}</h3><p>${escapeHtml(shape.description ?? '')}</p>${typeOf(shape)}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(document.info.title)}</title><style>${REFERENCE_STYLE}</style></head><body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description ?? '')}</p><p><a href="/api/openapi.json">OpenAPI document</a></p><h2>Routes</h2>${sections.join('')}<h2>Shapes</h2>${schemas.join('')}</main></body></html>`
}
