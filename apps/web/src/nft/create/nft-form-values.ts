import type { MintMethod, UrlMode } from '@slipway/sdk/nft/types'
import { type LinkName, linkNames } from '../../files/link-names.ts'

/** Entries that stay texts until the schema reads them; moments as a `datetime-local` input has them. */
export type NftTextField =
  | 'name'
  | 'symbol'
  | 'uri'
  | 'hiddenUri'
  | 'total'
  | 'firstMint'
  | 'receiver'
  | 'ownerShare'
  | 'paymentToken'
  | 'mintFee'
  | 'listFee'
  | 'cap'
  | 'listStart'
  | 'publicStart'
  | 'endTime'
  | 'royaltyPercent'
  | 'royaltyReceiver'
  | 'about'
  | LinkName

/** What the form of a collection holds. */
export interface NftFormValues extends Record<NftTextField, string> {
  mintMethod: MintMethod
  urlMode: UrlMode
  isHidden: boolean
  /** 32 random bytes that hidden pictures are committed with; empty until they are made. */
  salt: string
  /** The commitment whose file was saved; empty until then. */
  savedCommitment: string
  hasList: boolean
  payment: 'native' | 'token'
  start: 'now' | 'date'
  end: 'never' | 'date'
  /** Place of the stored logo, and where this server shows it; empty for none. */
  logoUri: string
  logoUrl: string
}

/** Entries that decide what is shown. */
export type NftChoice = Exclude<keyof NftFormValues, NftTextField>

const noLinks = Object.fromEntries(linkNames.map((name) => [name, ''])) as Record<LinkName, string>

/** The form as it opens. */
export const emptyNftForm: NftFormValues = {
  name: '',
  symbol: '',
  mintMethod: 'public',
  urlMode: 'each',
  isHidden: false,
  uri: '',
  hiddenUri: '',
  salt: '',
  savedCommitment: '',
  total: '',
  firstMint: '',
  receiver: '',
  ownerShare: '',
  payment: 'native',
  paymentToken: '',
  mintFee: '0',
  hasList: false,
  listFee: '0',
  cap: '',
  listStart: '',
  start: 'now',
  publicStart: '',
  end: 'never',
  endTime: '',
  royaltyPercent: '5',
  royaltyReceiver: '',
  about: '',
  ...noLinks,
  logoUri: '',
  logoUrl: '',
}

/** Whether there is anything to keep. */
export const isNftFormStarted = ({ name, symbol, uri, total }: NftFormValues): boolean =>
  [name, symbol, uri, total].some((typed) => typed.trim() !== '')
