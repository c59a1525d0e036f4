/** Texts that the specification gives word for word (sections 2, 5 and 8; S-11) and that are in use so far. */
export const specifiedTexts: readonly string[] = [
  'The inviter has not created tokens yet',
  'Please enter the correct token receiving address',
  'The entered tokenId format is incorrect',
  'Please enter the single dividend amount',
  'You have no tokens to claim',
  'The soft cap has not yet been reached, and the presale cannot be finished',
  'A whitelist slot cannot be transferred to oneself',
  'Failed to generate presale information, please check parameters and network connection',
  'Failed to generate pool information, please check parameters and network connection',
  'Failed to generate airdrop information, please check parameters and network connection',
  'incorrect address format on line {line}',
  'The address entered is not a liquidity pool address',
  'Unsupported chain',
  'Please install MetaMask',
  'The currently selected public chain is inconsistent with the connected wallet',
  'Network Error',
  'Copy failed',
  'Token information not found',
  'Need Help?',
  'This is the last tab',
  'No tab on the left',
  'No tab on the right',
  'Forbidden',
  'Unauthorized',
  'Authorization verification failed',
]

/** Those of `specifiedTexts` that no English message says word for word. */
export function findMissingSpecifiedTexts(english: readonly unknown[]): readonly string[] {
  const said = new Set(english)
  return specifiedTexts
    .filter((text) => !said.has(text))
    .map((text) => `the specification's "${text}" is said by no message`)
}
