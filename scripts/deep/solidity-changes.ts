import { createRequire } from 'node:module'

const { compile } = createRequire(new URL('../../contracts/package.json', import.meta.url))(
  'solc',
) as { compile: (input: string) => string }

/** One change of a source: the bytes from `start` to `end` become `text`. */
export interface SolidityChange {
  readonly start: number
  readonly end: number
  readonly text: string
  /** 1-based. */
  readonly line: number
  /** What stands there. */
  readonly before: string
}

interface Node {
  readonly nodeType: string
  /** `start:length:file`, in bytes. */
  readonly src: string
  readonly [key: string]: unknown
}

type Edit = readonly [start: number, end: number, text: string]

/** What each operator is taken for: bounds move by one, sums become differences, both becomes either. */
const otherOperators: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=' },
  ...{ '&&': '||', '||': '&&', '&': '|', '|': '&', '<<': '>>', '>>': '<<' },
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value

function rangeOf(node: Node): readonly [start: number, end: number] {
  const [start = 0, length = 0] = node.src.split(':').map(Number)
  return [start, start + length]
}

function childOf(node: Node, name: string): Node {
  const child = node[name]
  if (!isNode(child)) throw new TypeError(`${node.nodeType} has no ${name}`)
  return child
}

/** Replaces the operator that stands between two operands. */
function changeOperator(source: Buffer, operator: string, left: Node, right: Node): Edit[] {
  const other = otherOperators[operator]
  if (!other) return []
  const [, from] = rangeOf(left)
  const [to] = rangeOf(right)
  const at = source.subarray(from, to).indexOf(operator)
  return at === -1 ? [] : [[from + at, from + at + operator.length, other]]
}

function changeUnary(node: Node): Edit[] {
  const [start, end] = rangeOf(node)
  if (node.operator === '!') return [[start, start + 1, '']]
  if (node.operator !== '++' && node.operator !== '--') return []
  const text = node.operator === '++' ? '--' : '++'
  return [node.prefix ? [start, start + 2, text] : [end - 2, end, text]]
}

const isRefusal = (body: Node) => {
  const [only, ...more] = body.nodeType === 'Block' ? (body.statements as Node[]) : [body]
  return more.length === 0 && only?.nodeType === 'RevertStatement'
}

type Changer = (node: Node, source: Buffer) => Edit[]

/** By kind of node, as the compiler names them. */
const changers: Readonly<Record<string, Changer>> = {
  BinaryOperation: (node, source) =>
    changeOperator(
      source,
      String(node.operator),
      childOf(node, 'leftExpression'),
      childOf(node, 'rightExpression'),
    ),
  Assignment: (node, source) =>
    changeOperator(
      source,
      String(node.operator),
      childOf(node, 'leftHandSide'),
      childOf(node, 'rightHandSide'),
    ),
  UnaryOperation: changeUnary,
  // A refusal that never comes; one that always comes is what any test of the function would meet.
  IfStatement: (node) => {
    const [start, end] = rangeOf(childOf(node, 'condition'))
    const never: Edit = [start, end, 'false']
    return isRefusal(childOf(node, 'trueBody')) ? [never] : [never, [start, end, 'true']]
  },
  ExpressionStatement: (node, source) => withoutStatement(node, source),
  EmitStatement: (node, source) => withoutStatement(node, source),
  ModifierInvocation: (node) => [[...rangeOf(node), '']],
  Conditional: (node, source) => {
    const [trueStart, trueEnd] = rangeOf(childOf(node, 'trueExpression'))
    const [falseStart, falseEnd] = rangeOf(childOf(node, 'falseExpression'))
    const parts = [
      source.subarray(falseStart, falseEnd),
      source.subarray(trueEnd, falseStart),
      source.subarray(trueStart, trueEnd),
    ]
    return [[trueStart, falseEnd, parts.join('')]]
  },
  Literal: (node, source) => {
    const [start, end] = rangeOf(node)
    const isWhole =
      node.kind === 'number' && /^[\d_]+$/.test(source.subarray(start, end).toString())
    return isWhole ? [[start, end, `(${source.subarray(start, end).toString()} + 1)`]] : []
  },
}

function withoutStatement(node: Node, source: Buffer): Edit[] {
  const [start, end] = rangeOf(node)
  return [[start, source[end] === 0x3b ? end + 1 : end, '{}']]
}

function collect(value: unknown, source: Buffer, edits: Edit[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, source, edits)
  if (!isNode(value)) return
  edits.push(...(changers[value.nodeType]?.(value, source) ?? []))
  for (const child of Object.values(value)) collect(child, source, edits)
}

/** Function bodies, and modifiers of functions; what a constructor is given to its bases is no modifier. */
function collectOfContracts(value: unknown, source: Buffer, edits: Edit[]): void {
  if (Array.isArray(value)) for (const one of value) collectOfContracts(one, source, edits)
  if (!isNode(value)) return
  if (value.nodeType === 'FunctionDefinition' || value.nodeType === 'ModifierDefinition') {
    if (value.kind !== 'constructor') collect(value.modifiers, source, edits)
    collect(value.body, source, edits)
  } else {
    for (const child of Object.values(value)) collectOfContracts(child, source, edits)
  }
}

/**
 * Every change of a Solidity source that a test should notice, in the order of their places: an operator for its
 * neighbour, a condition for a constant, a number for the next, a statement or a modifier left out.
 *
 * @throws Error when the source does not parse
 */
export function solidityChanges(text: string): SolidityChange[] {
  const input = {
    language: 'Solidity',
    sources: { source: { content: text } },
    settings: { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } },
  }
  const output = JSON.parse(compile(JSON.stringify(input)))
  const ast: unknown = output.sources?.source?.ast
  if (!ast) throw new Error(output.errors?.[0]?.formattedMessage ?? 'The compiler gave no tree.')
  const source = Buffer.from(text)
  const edits: Edit[] = []
  collectOfContracts(ast, source, edits)
  return edits
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([start, end, changed]) => ({
      ...{ start, end, text: changed },
      line: source.subarray(0, start).toString().split('\n').length,
      before: source.subarray(start, end).toString(),
    }))
}

/** The source with one change in it. */
export function applyChange(text: string, change: SolidityChange): string {
  const source = Buffer.from(text)
  return `${source.subarray(0, change.start).toString()}${change.text}${source.subarray(change.end).toString()}`
}
