import type { ContractName } from '../types.ts'
import type { EnumName } from './enums.ts'

/** How a wallet writes one value, in the words of ERC-7730. */
export type FieldFormat =
  | 'raw'
  | 'amount'
  | 'tokenAmount'
  | 'nftName'
  | 'date'
  | 'duration'
  | 'unit'
  | 'enum'
  | 'addressName'

/** A field of a descriptor, as ERC-7730 (schema v2) has it. */
export interface DescriptorField {
  /** `#.` a parameter of the call, `@.` of the transaction around it; `[]` every member of a list, `[0]` the first. */
  readonly path: string
  /** At most 20 characters: small screens cut what is longer. */
  readonly label: string
  readonly format?: FieldFormat
  readonly params?: Readonly<Record<string, unknown>>
  readonly visible: 'always' | 'never'
}

/** What our tables say of a value; the table's key is its path. */
export interface DescribedField {
  readonly label: string
  readonly format?: FieldFormat
  readonly params?: Readonly<Record<string, unknown>>
  /** Name of the list of words that `format: 'enum'` reads. */
  readonly words?: EnumName
  /** Why people need not see it; such a field is in the descriptor as never visible. */
  readonly hiddenBecause?: string
}

/** A call that people sign. */
export interface DescribedCall {
  /** What signing it does, at most 30 characters. */
  readonly intent: string
  /** Fields by path, in the order of the screen; paths without a root are parameters of the call. */
  readonly fields: Readonly<Record<string, DescribedField>>
  /** Names of all parameters, where the compiled ABI has left some out. */
  readonly names?: readonly string[]
}

/** A call that no person signs, and who makes it instead. */
export interface UnsignedCall {
  readonly unsignedBecause: string
}

/** Calls by function name, or by canonical signature where a contract has several of one name. */
export type CallTable = Readonly<Record<string, DescribedCall | UnsignedCall>>

/** Contracts of one kind, which share a descriptor. */
export interface DescribedContract {
  /** File name of the descriptor, without its ending. */
  readonly name: string
  readonly contractName: string
  readonly abis: readonly (readonly { readonly type: string }[])[]
  readonly calls: CallTable
  /**
   * Where such contracts stand: at a recorded address, or wherever a factory of ours has announced them by an event.
   * Undefined for standards, whose contracts are anybody's.
   */
  readonly found?:
    | { readonly contract: ContractName }
    | { readonly factory: ContractName; readonly event: string }
}

/** Chain and address of one deployment. */
export interface DescriptorDeployment {
  readonly chainId: number
  readonly address: string
}

/** A call as its descriptor shows it. */
export interface DescriptorFormat {
  readonly intent: string
  readonly fields: readonly DescriptorField[]
}

type Words = Readonly<Record<string, string>>

/** An ERC-7730 descriptor, as far as ours go. */
export interface ClearSigningDescriptor {
  readonly $schema: string
  readonly context: {
    readonly $id: string
    readonly contract?: {
      readonly deployments?: readonly DescriptorDeployment[]
      readonly factory?: {
        readonly deployments: readonly DescriptorDeployment[]
        readonly deployEvent: string
      }
    }
    readonly eip712?: Readonly<Record<string, never>>
  }
  readonly metadata: {
    readonly owner?: string
    readonly contractName: string
    readonly enums?: Readonly<Record<string, Words>>
  }
  /** By signature with parameter names, or by the encoded type of a message. */
  readonly display: { readonly formats: Readonly<Record<string, DescriptorFormat>> }
}
