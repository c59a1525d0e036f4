import { type Address, concat, getCreate2Address, type Hex, size, toHex, zeroHash } from 'viem'

/** Deploys what it is sent, at an address that follows from it; every network has it there, and so has a local node. */
export const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/**
 * A wallet of one owner (ERC-1271), in machine code: `isValidSignature(hash, signature)` answers `0x1626ba7e` where
 * `ecrecover` finds the owner, and zero otherwise. It reads `r`, `s` and `v` where the ABI has them.
 */
const walletCode = (owner: Address): Hex =>
  concat([
    '0x600435600052', // memory 0x00: the hash
    '0x60a43560001a602052', // 0x20: v, the 65th byte of the signature
    '0x606435604052', // 0x40: r
    '0x608435606052', // 0x60: s
    '0x602060806080600060015afa50', // ecrecover to 0x80
    '0x60805173',
    owner, // is it the owner?
    '0x14631626ba7e0260e01b60005260206000f3', // 0x1626ba7e or zero, to the left
  ])

/** What is sent to `DEPLOYER` for a wallet, and where the wallet will be. */
export function describeSmallWallet(owner: Address) {
  const code = walletCode(owner)
  const creation = concat(['0x60', toHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])
  return {
    address: getCreate2Address({ from: DEPLOYER, salt: zeroHash, bytecode: creation }),
    deployData: concat([zeroHash, creation]),
  }
}
