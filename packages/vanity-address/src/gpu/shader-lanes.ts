import type { LaneMachine } from '../keccak/lane-machine.ts'

/** An expression of type `vec2u`: low and high half of a lane. */
export interface ShaderLane {
  readonly text: string
}

const half = (value: bigint) => `0x${BigInt.asUintN(32, value).toString(16)}u`

export const shaderConstant = (value: bigint) => `vec2u(${half(value)}, ${half(value >> 32n)})`

/** Lanes in a language that has 32-bit integers only. */
export class ShaderLanes implements LaneMachine<ShaderLane> {
  readonly statements: string[] = []
  private count = 0

  constant(value: bigint): ShaderLane {
    return { text: shaderConstant(value) }
  }

  xor(a: ShaderLane, b: ShaderLane): ShaderLane {
    return { text: `(${a.text} ^ ${b.text})` }
  }

  andNot(a: ShaderLane, b: ShaderLane): ShaderLane {
    return { text: `(~${a.text} & ${b.text})` }
  }

  rotate(a: ShaderLane, bits: number): ShaderLane {
    const { text } = this.keep(a)
    if (bits === 32) return { text: `${text}.yx` }
    // The half that stays low gives its upper bits to the other one.
    const [low, high] = bits < 32 ? [`${text}`, `${text}.yx`] : [`${text}.yx`, `${text}`]
    const turn = bits % 32
    return { text: `((${low} << vec2u(${turn}u)) | (${high} >> vec2u(${32 - turn}u)))` }
  }

  keep(a: ShaderLane): ShaderLane {
    if (/^\w+$/.test(a.text)) return a
    const name = `t${this.count++}`
    this.statements.push(`let ${name} = ${a.text};`)
    return { text: name }
  }

  assign(name: string, value: ShaderLane): void {
    this.statements.push(`${name} = ${value.text};`)
  }
}
