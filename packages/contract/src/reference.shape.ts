import type { Schema } from './openapi.schemas.ts'

/** Text made safe for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Anchor of a named shape. */
export const shapeAnchor = (name: string) => `shape-${name}`

/** A JSON Schema written as a type, as HTML: named shapes are links, meanings are comments behind their field. */
export function shapeHtml(schema: Schema, indent = ''): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#${shapeAnchor(name)}">${escapeHtml(name)}</a>`
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(part => shapeHtml(part as Schema, indent)).join(' | ')
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  if (schema.type === 'array') return arrayHtml(shapeHtml((schema.items ?? {}) as Schema, indent))
  if (schema.type === 'object') return objectHtml(schema, indent)
  return escapeHtml([schema.type ?? 'unknown'].flat().join(' | '))
}

const literal = (value: unknown) => `<i>${escapeHtml(JSON.stringify(value))}</i>`
const arrayHtml = (item: string) => (item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`)

function objectHtml(schema: Schema, indent: string): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  if (fields.length === 0) return '{}'
  const required = new Set((schema.required ?? []) as string[])
  const inner = `${indent}  `
  const lines = fields.map(([name, field]) => {
    const mark = required.has(name) ? '' : '?'
    return `${inner}<b>${escapeHtml(name)}</b>${mark}: ${shapeHtml(field, inner)}${meaning(field)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function meaning(field: Schema): string {
  const words = [
    typeof field.description === 'string' ? field.description : '',
    field.default === undefined ? '' : `默认 ${JSON.stringify(field.default)}`,
  ].filter(word => word !== '')
  return words.length === 0 ? '' : `  <span>// ${escapeHtml(words.join('；'))}</span>`
}
