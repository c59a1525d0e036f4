import { keccakRound, roundConstants } from '../keccak/keccak-round.ts'
import { Lanes, type Value } from '../keccak/lane-machine.ts'
import { messageBlock } from '../keccak/message-block.ts'
import { addressLanes, type KernelFilter } from '../kernel/kernel-filter.ts'
import { counterLane, create2Message, type SearchSpace } from '../kernel/search-space.ts'
import { type ShaderLane, ShaderLanes, shaderConstant } from './shader-lanes.ts'

/** Sizes that shader and host agree on. */
export const shaderLimits = {
  workgroup: 64,
  /** Candidates that one invocation tries. */
  perInvocation: 32,
  /** All candidates of one workgroup, so that its list never overflows. */
  hitCapacity: 2_048,
} as const

type State = readonly Value<ShaderLane>[]

const names = Array.from({ length: 25 }, (_, index) => ({ text: `s${index}` }))

/** The lanes of the digest that an address stands in. */
const digestLanes = [1, 2, 3]

/** Statements of Keccak-f[1600] over CREATE2's message, whose lanes are known but for `counter`, into `a1` to `a3`. */
function hashStatements(block: readonly bigint[]): readonly string[] {
  const state = block.map((value, at) => (at === counterLane ? { text: 'counter' } : value))
  const first = printRound(state, roundConstants[0] ?? 0n, () => true, 's')
  const middle = printRound(names, { text: 'roundConstants[round]' }, () => true, 's')
  const isWanted = (lane: number) => digestLanes.includes(lane)
  return [
    ...first,
    'for (var round = 1u; round < 23u; round++) {',
    ...middle,
    '}',
    ...digestLanes.map((lane) => `var a${lane}: vec2u;`),
    ...printRound(names, roundConstants[23] ?? 0n, isWanted, 'a'),
  ]
}

/** One round into variables named after the prefix and the lane. */
function printRound(
  state: State,
  constant: Value<ShaderLane>,
  wanted: (lane: number) => boolean,
  prefix: string,
): string[] {
  const machine = new ShaderLanes()
  const lanes = new Lanes(machine)
  const results: [number, Value<ShaderLane>][] = []
  for (const _ of keccakRound(lanes, state, constant, wanted, (lane, value) =>
    results.push([lane, lanes.keep(value)]),
  )) {
    // Pieces matter only where several hashes are woven together.
  }
  for (const [lane, value] of results) machine.assign(`${prefix}${lane}`, lanes.read(value))
  return ['{', ...machine.statements, '}']
}

/** Five words of the address, and the comparison of its fixed bits. */
function filterExpression({ mask, value }: KernelFilter): string {
  const words = ['a1.y', 'a2.x', 'a2.y', 'a3.x', 'a3.y']
  const halves = (bytes: Uint8Array) =>
    addressLanes(bytes)
      .flatMap((lane) => [BigInt.asUintN(32, lane), lane >> 32n])
      .slice(1)
  const [masks, values] = [halves(mask), halves(value)]
  const terms = words.flatMap((word, index) => {
    const bits = masks[index] ?? 0n
    if (bits === 0n) return []
    const wanted = (values[index] ?? 0n) & bits
    return [`(${word} & 0x${bits.toString(16)}u) == 0x${wanted.toString(16)}u`]
  })
  return terms.length > 0 ? terms.join(' && ') : 'true'
}

const acceptFunction = `
fn accepts(words: array<u32, 5>) -> bool {
  var address = words;
  var state = automaton[0];
  for (var index = 0u; index < 20u; index++) {
    let byte = (address[index >> 2u] >> (8u * (index & 3u))) & 255u;
    let entry = state * 256u + byte;
    state = (automaton[2u + (entry >> 1u)] >> (16u * (entry & 1u))) & 0xffffu;
    if (state <= 1u) { break; }
  }
  return (automaton[automaton[1] + (state >> 5u)] & (1u << (state & 31u))) != 0u;
}`

/**
 * The search as a compute shader for WebGPU, made for one search as the WebAssembly kernel is.
 * Bindings of group 0: 0 `base` (the index of the first candidate, low and high), 1 the hits (their
 * count, then offsets from the base), 2 the automaton where the filter has one.
 */
export function buildShader(space: SearchSpace, filter: KernelFilter): string {
  const block = messageBlock(create2Message(space, space.start))
  const accepted = filter.automaton ? '&& accepts(array<u32, 5>(a1.y, a2.x, a2.y, a3.x, a3.y))' : ''
  return `
@group(0) @binding(0) var<uniform> base: vec2u;
@group(0) @binding(1) var<storage, read_write> hits: array<atomic<u32>>;
${filter.automaton ? '@group(0) @binding(2) var<storage, read> automaton: array<u32>;' : ''}
const roundConstants = array<vec2u, 24>(${roundConstants.map(shaderConstant).join(', ')});
const start = ${shaderConstant(block[counterLane] ?? 0n)};
fn add(a: vec2u, b: vec2u) -> vec2u {
  let low = a.x + b.x;
  return vec2u(low, a.y + b.y + select(0u, 1u, low < a.x));
}
${filter.automaton ? acceptFunction : ''}
@compute @workgroup_size(${shaderLimits.workgroup})
fn search(@builtin(global_invocation_id) id: vec3u) {
  ${names.map(({ text }) => `var ${text}: vec2u;`).join(' ')}
  for (var turn = 0u; turn < ${shaderLimits.perInvocation}u; turn++) {
    let offset = id.x * ${shaderLimits.perInvocation}u + turn;
    let index = add(base, vec2u(offset, 0u));
    // Above the deployer's last byte.
    let counter = add(vec2u(index.x << 8u, (index.y << 8u) | (index.x >> 24u)), start);
    ${hashStatements(block).join('\n    ')}
    if (${filterExpression(filter)} ${accepted}) {
      let place = atomicAdd(&hits[0], 1u);
      if (place < ${shaderLimits.hitCapacity}u) { atomicStore(&hits[1u + place], offset); }
    }
  }
}
`
}

/** The automaton as the shader reads it: start, place of the winning states, table, winning states. */
export function packAutomaton({ automaton }: KernelFilter): Uint32Array<ArrayBuffer> | undefined {
  if (!automaton) return undefined
  const table = new Uint32Array(automaton.next.buffer)
  const winning = new Uint32Array(Math.ceil(automaton.accepting.length / 32))
  for (const [state, won] of automaton.accepting.entries()) {
    if (won) winning[state >> 5] = (winning[state >> 5] ?? 0) | (1 << (state & 31))
  }
  return Uint32Array.from([automaton.start, 2 + table.length, ...table, ...winning])
}
