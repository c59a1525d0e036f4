/** A text of the specification and the messages that say it. */
export interface SpecifiedText {
  /** Section of the specification. */
  readonly section: 2 | 4 | 5 | 8
  readonly text: string
  readonly keys: readonly string[]
  /** The specification gives a clause of it, not the whole sentence: it occurs in the message, in any case. */
  readonly isClause?: true
}

const said = (section: SpecifiedText['section'], text: string, ...keys: string[]) => ({
  ...{ section, text, keys },
})

const clause = (section: SpecifiedText['section'], text: string, ...keys: string[]) => ({
  ...{ section, text, keys, isClause: true as const },
})

const airdropStates = (state: 'coming' | 'finished') => [
  `airdrop_status_${state}`,
  `airlist_state_${state}`,
  `mapping_status_${state}`,
]

const capsMissing = ['error_Presale_SoftCapZero', 'error_Presale_HardCapZero']

/** Every text that the specification gives in words (S-11), with each message that has to say it. */
export const specifiedTexts: readonly SpecifiedText[] = [
  said(2, 'Need Help?', 'shell_help_title'),
  said(2, 'This is the last tab', 'shell_tab_last'),
  said(2, 'No tab on the left', 'shell_tab_none_left'),
  said(2, 'No tab on the right', 'shell_tab_none_right'),
  said(4, 'Coming', 'presale_status_coming', 'share_state_coming', ...airdropStates('coming')),
  said(4, 'Running', 'presale_status_running', 'share_state_running'),
  said(
    4,
    'Finished',
    'presale_status_finished',
    'share_state_finished',
    ...airdropStates('finished'),
  ),
  said(4, 'Canceled', 'presale_status_canceled', 'share_state_canceled'),
  said(4, 'timeout', 'shell_node_timeout'),
  said(4, 'Confirm to open trading?', 'console_launch_confirm'),
  said(4, 'Disconnect this account', 'shell_wallet_disconnect'),
  clause(4, 'network error', 'shell_wallet_mismatch'),
  said(5, 'incorrect address format on line {line}', 'error_Input_AddressLineInvalid'),
  said(
    ...([5, 'Please enter the single dividend amount'] as const),
    ...['error_Token_PerNftDividendZero', 'console_nft_dividend_enter'],
  ),
  said(5, 'The entered tokenId format is incorrect', 'error_Input_TokenIdInvalid'),
  said(
    ...([5, 'Please enter the correct token receiving address'] as const),
    ...[
      'error_Token_ReceiverZero',
      'error_OpeningVault_ReceiverZero',
      'error_Presale_ReceiverZero',
    ],
  ),
  said(5, 'The inviter has not created tokens yet', 'error_TokenFactory_InviterHasNoTokens'),
  said(
    ...([5, 'A whitelist slot cannot be transferred to oneself'] as const),
    ...['error_Presale_SlotToOneself', 'error_WhitelistMarket_OwnOffer'],
  ),
  clause(5, 'has 42 characters and starts with 0x', 'error_Input_AddressInvalid'),
  clause(5, 'smaller than 1 M', 'error_Presale_LogoTooLarge'),
  clause(5, '(1:1)', 'error_Presale_LogoNotSquare'),
  clause(5, 'is required and must be above zero', ...capsMissing),
  clause(5, 'soft cap cannot be above the hard cap', 'error_Presale_SoftCapAboveHardCap'),
  clause(5, 'at least half of the hard cap', 'error_Presale_SoftCapTooLow'),
  clause(5, 'at most 100,000,000 minutes', 'error_Presale_LockTimeOutOfRange'),
  clause(5, 'reward token must differ from what is staked', 'error_PoolFactory_TokensAreSame'),
  clause(5, 'another one than the deployer', 'error_Token_MarketingWalletIsOwner'),
  clause(5, 'enter your email', 'error_Account_EmailMissing'),
  clause(5, 'in the wrong format', 'error_Account_EmailWrong'),
  clause(5, 'enter your password', 'error_Account_PasswordMissing'),
  clause(5, 'the passwords entered twice do not match', 'error_Account_PasswordsDiffer'),
  clause(5, 'confirm your password', 'error_Account_ConfirmMissing'),
  clause(5, 'enter your phone number', 'error_Account_PhoneMissing'),
  clause(5, 'enter a valid phone number', 'error_Account_PhoneWrong'),
  clause(5, 'enter the verification code', 'error_Account_CodeMissing'),
  clause(5, 'at least 6 characters', 'account_password_rule'),
  said(5, 'strong', 'account_strength_strong'),
  said(5, 'medium', 'account_strength_medium'),
  said(5, 'low', 'account_strength_low'),
  said(5, 'too short', 'account_strength_short'),
  clause(5, 'below 25%', 'error_Token_BuyTaxTooHigh', 'error_Token_SellTaxTooHigh'),
  clause(5, 'below 50%', 'error_Token_TotalTaxTooHigh'),
  clause(
    ...([5, 'at least 0.1% of the supply'] as const),
    ...['error_Token_WalletLimitTooLow', 'error_Token_SwapLimitTooLow'],
  ),
  clause(5, 'below 0.1% of the supply', 'error_Token_DividendThresholdTooHigh'),
  clause(5, 'more than 5 minutes ahead', 'error_Presale_StartTooEarly'),
  said(8, 'Error', 'account_guard_title'),
  clause(8, 'failed to request user info, please retry', 'account_guard_text'),
  said(8, 'Forbidden', 'shell_forbidden'),
  said(8, 'Unauthorized', 'shell_unauthorized'),
  said(8, 'Authorization verification failed', 'shell_unauthorized_text'),
  said(8, 'Please install MetaMask', 'error_Wallet_Missing'),
  said(
    ...([
      8,
      'The currently selected public chain is inconsistent with the connected wallet',
    ] as const),
    'error_Chain_Mismatch',
  ),
  said(8, 'Unsupported chain', 'error_Chain_Unsupported'),
  clause(8, 'access rights are limited', 'shell_region_rights'),
  clause(8, 'is force majeure', 'shell_region_majeure'),
  clause(8, 'compliance issues', 'shell_region_majeure'),
  clause(8, 'trading losses are not compensated', 'shell_region_losses'),
  said(8, 'Network Error', 'error_Rpc_Unavailable'),
  said(8, 'Copy failed', 'error_Clipboard_CopyFailed'),
  ...(
    [
      ['presale', 'error_Presale_InfoFailed'],
      ['pool', 'error_StakingPool_InfoFailed'],
      ['airdrop', 'error_Airdrop_InfoFailed'],
    ] as const
  ).map(([kind, key]) =>
    said(
      8,
      `Failed to generate ${kind} information, please check parameters and network connection`,
      key,
    ),
  ),
  said(8, 'Insufficient balance', 'transaction_problem_insufficient_title'),
  clause(
    ...([8, 'insufficient balance'] as const),
    ...['error_Balance_Insufficient', 'error_Balance_InsufficientUnknown'],
    ...['error_InsufficientBalance', 'error_Token_InsufficientBalance'],
    ...['error_TokenMapping_OriginShort', 'nftpage_mint_short'],
  ),
  said(
    ...([8, 'The soft cap has not yet been reached, and the presale cannot be finished'] as const),
    'error_Presale_SoftCapNotReached',
  ),
  said(
    ...([8, 'You have no tokens to claim'] as const),
    ...['error_Token_NothingToClaim', 'error_OpeningVault_NothingToClaim'],
    'error_Presale_NothingToClaim',
  ),
  clause(
    ...([8, 'whitelist the lock contract'] as const),
    ...['error_TokenLocker_ReceivedNothing', 'error_LiquidityLocker_ReceivedNothing'],
    'lock_hint_taxed',
  ),
  clause(
    ...([8, 'whitelist the presale contract from tax'] as const),
    ...['error_Presale_TokenTaxed', 'error_Presale_DepositTooSmall', 'error_Presale_NotWhole'],
  ),
  clause(8, 'marketing wallet, liquidity pool, token contract', 'error_Token_BlacklistRefused'),
  said(
    ...([8, 'The address entered is not a liquidity pool address'] as const),
    'error_LiquidityLocker_NotLiquidityPool',
  ),
  said(
    ...([8, 'Token information not found'] as const),
    ...['error_Token_InfoNotFound', 'console_ipfs_attach_unknown'],
  ),
]

/** The NFT contract's errors by the names of section 8, which leaves their words to us, with what explains each. */
export const specifiedNftErrors: Readonly<Record<string, string>> = {
  'Approval caller not owner nor approved': 'error_ApprovalCallerNotOwnerNorApproved',
  'Approval query for a nonexistent token': 'error_ApprovalQueryForNonexistentToken',
  'Balance query for the zero address': 'error_BalanceQueryForZeroAddress',
  'Invalid query range': 'error_InvalidQueryRange',
  'Mint quantity exceeds limit': 'error_MintERC2309QuantityExceedsLimit',
  'Mint to the zero address': 'error_MintToZeroAddress',
  'Mint zero quantity': 'error_MintZeroQuantity',
  'Owner query for a nonexistent token': 'error_OwnerQueryForNonexistentToken',
  'Transfer caller not owner nor approved': 'error_TransferCallerNotOwnerNorApproved',
  'Transfer from an incorrect owner': 'error_TransferFromIncorrectOwner',
  'Transfer to a non-receiver contract': 'error_TransferToNonERC721ReceiverImplementer',
  'Transfer to the zero address': 'error_TransferToZeroAddress',
  'URI query for a nonexistent token': 'error_URIQueryForNonexistentToken',
}

/**
 * What the specification gives in words and a message says otherwise.
 * @param english texts by key; of a plural, an object
 */
export function findMissingSpecifiedTexts(
  english: Readonly<Record<string, unknown>>,
): readonly string[] {
  return specifiedTexts.flatMap(({ section, text, keys, isClause }) =>
    keys
      .filter((key) => {
        const message = english[key]
        if (typeof message !== 'string') return true
        return isClause ? !message.toLowerCase().includes(text.toLowerCase()) : message !== text
      })
      .map((key) => `${key} does not say "${text}" of section ${section} of the specification`),
  )
}
