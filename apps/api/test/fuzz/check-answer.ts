import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiDocument, Operation } from './read-operations.ts'

/** What came back for one request. */
export interface Given {
  readonly status: number
  readonly contentType: string
  readonly text: string
  /** Statements that the database was sent for it. */
  readonly statements: number
}

/** The longest answer that a route may give: a list of 100 rows with all their fields is a fifth of it. */
const MOST_BYTES = 1_000_000

/** The most statements for one request: the overview of an address reads every kind of thing. */
const MOST_STATEMENTS = 40

/** The most for one that is refused for what it says: who asks may have been looked up before. */
const MOST_REFUSED = 3

const isOfType = (contentType: string, listed: string) =>
  contentType.split(';')[0]?.trim() === listed

function faultOfWork({ status, text, statements }: Given): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (text.length > MOST_BYTES) return `an answer of ${text.length} bytes`
  if (statements > (status === 400 ? MOST_REFUSED : MOST_STATEMENTS))
    return `${status} after ${statements} statements`
  return undefined
}

/**
 * Makes the judge of answers: documented status and error code, the documented shape, bounded size and work.
 *
 * @returns what is wrong with an answer; undefined: nothing
 */
export function makeCheck(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  formats.default(ajv)
  ajv.addSchema({ ...document, $id: 'api' })
  const pointer = (...parts: string[]) =>
    `api#/${parts
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')}`

  const shapeOf = (operation: Operation, status: number, type: string) => {
    const at = ['responses', String(status), 'content', type, 'schema']
    return ajv.getSchema(pointer('paths', operation.path, operation.method.toLowerCase(), ...at))
  }

  function faultOfJson(operation: Operation, { status, text }: Given, type: string) {
    const validate = shapeOf(operation, status, type)
    const value = JSON.parse(text) as { error?: { code: string } }
    if (!validate?.(value))
      return `${status} is not of its shape: ${ajv.errorsText(validate?.errors)}`
    const code = status >= 400 ? value.error?.code : undefined
    const codes = operation.answers[String(status)]?.description.split(', ')
    if (code && !codes?.includes(code)) return `the code ${code} is not documented for ${status}`
    return undefined
  }

  function faultOfContent(operation: Operation, given: Given): string | undefined {
    const { status, contentType, text } = given
    const answer = operation.answers[String(status)]
    if (!answer) return `status ${status} is not documented: ${text.slice(0, 300)}`
    const listed = Object.keys(answer.content ?? {})
    const type = listed.find((one) => isOfType(contentType, one))
    if (listed.length > 0 && !type)
      return `content of type ${contentType}, documented is ${listed.join(', ')}`
    return type === 'application/json' ? faultOfJson(operation, given, type) : undefined
  }

  return (operation: Operation, given: Given): string | undefined =>
    faultOfWork(given) ?? faultOfContent(operation, given)
}
