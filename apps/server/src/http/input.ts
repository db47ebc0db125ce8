import { type CallId, type Route, routes } from '@xinghe/contract'
import { z } from 'zod'
import { fail } from '../core/errors.ts'

interface Reader {
  schema: z.ZodObject
  /** Fields whose query form is a repeated key. */
  lists: ReadonlySet<string>
}

const readers = new Map<CallId, Reader>(
  routes().map(({ id, route }) => {
    const shape = { ...route.params, ...route.input }
    const lists = new Set(Object.keys(shape).filter(name => isList(shape[name]!)))
    return [id, { schema: z.object(shape), lists }]
  }),
)

/** Path parameters and input of a call, parsed. Ends with code 7 and a sentence that names the field. */
export function parseInput(id: CallId, raw: unknown): Record<string, unknown> {
  const parsed = readers.get(id)!.schema.safeParse(raw)
  if (parsed.success) {
    // PostgreSQL text holds no NUL, and no honest client sends one. Only what the call declares is looked at: the rest may
    // be nested deeper than a stack reaches.
    if (hasNul(parsed.data)) fail('warning', '请求含有无效字符')
    return parsed.data
  }
  const issue = parsed.error.issues[0]!
  fail('warning', sentence(issue))
}

/** Names of the fields a call reads besides its path parameters, and which of them repeat. */
export function queryFields(id: CallId, route: Route): { names: string[]; lists: ReadonlySet<string> } {
  return { names: Object.keys(route.input), lists: readers.get(id)!.lists }
}

function isList(schema: z.core.$ZodType): boolean {
  const def = (schema as z.ZodType).def as { type: string; innerType?: z.ZodType }
  return def.type === 'array' || (def.innerType !== undefined && isList(def.innerType))
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasNul)
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.path.length === 0) return '请求格式有误'
  const field = `参数 ${issue.path.join('.')} `
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? `${field}至少 ${issue.minimum} 个字` : `${field}不能小于 ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string' ? `${field}最多 ${issue.maximum} 个字` : `${field}不能大于 ${issue.maximum}`
    case 'invalid_value':
      return `${field}只能是 ${issue.values.join('、')}`
    default:
      return `${field}格式不正确`
  }
}
