const paidInSteps = 'a presale fills, is finished and paid in steps, to buyers and creator alike'
const missed = 'one that misses its soft cap gives everything back, what leaving cost included'
const madeOnce = 're-initialisation: a presale that stands is not made again, nor elsewhere'
const told = 'events tell all of a presale that succeeds: an index needs nothing but them'
const asAgreed = 'a presale says all terms that it began with, and that nothing has come of it yet'
const keyless = 'what nobody has the key of claims and leaves for itself'
const canceled = 'a creator cancels an open presale: removed before its start, canceled after it'

/** Scenarios of the contracts that are the program's too, by the title of its own test. */
export const presalesTestedApart: Readonly<Record<string, string>> = {
  // NormalPresale.tree
  test_Contribute_PullsOnlyWhatFits: paidInSteps,
  test_P16_ContributionsFromStartToTheSecondBeforeTheEnd: missed,
  test_P15_AProofIsGoodForItsOwnPresaleWalletAndTierOnce:
    'nobody comes in by another place, tier, proof or presale',
  test_P16_LeavingForAFeeClosesFifteenMinutesBeforeTheEnd: missed,
  test_P42_RefundsOfContractsAreTheirOwn: keyless,
  test_RefundFor_SaysThatThePresaleFailed:
    'and of those that fail: what the clock says of one is in the event that finds it',
  test_RevertWhen_RefundForUnusable:
    'nobody but a wallet takes its contribution out of an open presale',
  test_P42_ClaimsOfContractsAreTheirOwn: keyless,
  test_P16_FinalizeUntilTheSecondBeforeSevenDaysAreOver:
    'anybody finishes until the second before seven days are over, and puts nothing off',
  // All of them, where contracts give half to the platform.
  test_S56_PrivatePresaleGivesItsHalfOfTheExitFeesToTheOwner:
    'who left is paid the deposit after the finish, without an account of the token',
  // PresaleAdmin.tree
  test_Cancel_GivesTheTokensBack: canceled,
  test_Destroy_RemovesWhatHasNotBegun: canceled,
  test_WhitelistRules_AreFixedAtTheStart: 'the list changes before the start, by its creator alone',
  // Beside a pool contracts give inviters up to all of the creator’s part, of a private presale a tenth, as the program does.
  test_OpenInviter_OnceBeforeTheStart: 'rates of up to three levels, a tenth in all',
  test_P37_OnlyTheFactoryBeginsAPresaleAndOnce: madeOnce,
  test_Terms_AreWhatWasAgreed: asAgreed,
  test_State_OfANewPresale: asAgreed,
  // PresaleFactory.tree
  test_Deploy_MakesRegistersAndFunds: told,
  test_RevertWhen_ParamsMissing: 'unknown instructions, and those that are cut short',
  test_RevertWhen_CapsUnusable: 'terms that are refused',
  test_RevertWhen_AFairPresaleIsTooCoarse:
    'a fair presale sells a thousand million base units at least',
  test_RevertWhen_ContributionsUnusable: 'terms that are refused',
  test_P16_TimesAtTheirBounds:
    'times: five minutes ahead, an end after the start, ten years at most',
  test_P32_VestingAtItsBounds:
    'a release in parts of a minute to ten years, a hundredth of a percent to everything',
  test_RevertWhen_TokenOrCurrencyUnusable: 'wrapped SOL, which nobody burns',
  test_RevertWhen_TheTokenTakesAFee: 'of a taxed token what arrives is what counts',
  test_RevertWhen_TheTokenCallsBack: 'tokens that could defeat a presale are refused',
  test_P37_EveryPresaleHasItsPredictedAddress: madeOnce,
  test_Records_InPagesByOwnerAndTemplate:
    'presales and who has something in them are read from a node of the local cluster, which has the program where the client looks for it',
  // Inviter.tree
  test_RevertWhen_RatesAreUnusable: 'terms that are refused',
  test_Record_WhoHasInvitedStaysARoot:
    'no path of inviters closes: who has somebody above or below is bound no more',
  test_P26_NoCycles: 'no path of inviters closes: who has somebody above or below is bound no more',
  test_RevertWhen_TheLedgerIsNotOpen: 'a presale without rates has no inviters',
  test_Settle_TakesTheWholeRewardInNative:
    'three levels earn by their rates, and the creator’s part alone is less for it',
  test_P42_RewardOfAContractIsItsOwnToClaim:
    'what nobody has the key of asks for its reward itself',
  test_ClaimReward_PaysTheInviterWhoeverAsks:
    'a reward is paid once, after the finish, to the inviter, whoever sends it',
  test_ClaimReward_AReentrantClaimFindsNothing:
    'a reward is paid once, after the finish, to the inviter, whoever sends it',
}

const asks = 'wallets read the accounts themselves; there is nothing to ask the program'
const signs =
  'a transaction of Solana moves SOL and tokens by its own signature, without an allowance'
const inSol = 'a presale of Solana is paid in SOL alone, which arrives whole and never shrinks'
const pools = 'a presale of Solana has no pool: no exchange is called, and no token is tried out'
const takes = 'nobody on Solana can refuse lamports: what is owed to a wallet is paid to it'
const elsewhere =
  'lamports of a presale on Solana go to the wallet itself, which nothing keeps from taking them'
const places =
  'a place in a list of Solana is proven with each contribution: nothing keeps, uses up or sells it'
const lists = 'a list of Solana is a tree by its creator alone, who replaces it as a whole'
const ledgers =
  'rewards of Solana stay in the presale’s account: no ledger beside it is opened or paid'
const charges = 'no program charges a fee, and none has an owner'

/** Scenarios of the contracts that are none of the program's, and why. */
export const evmPresalesAlone: Readonly<Record<string, string>> = {
  // NormalPresale.tree
  test_RevertWhen_NativeComesToATokenPresale: inSol,
  test_RevertWhen_ContributorRefusesTheRest:
    'what does not fit never leaves a wallet of Solana: there is no rest to send back',
  test_ContributeWithProof_EvenIfSomebodyWasFaster: places,
  test_ContributeWithPermit_TakesASignedAllowance: signs,
  test_SetWhitelistRoot_AnotherListCountsItsLeavesAnew: places,
  test_RevertWhen_ALeafIsRevokedOrTaken: places,
  test_RevertWhen_TheExitFeesDoNotFitTheBooks:
    'books of a presale on Solana hold many times the SOL that there is',
  test_RefundTo_PaysAnotherAddress: elsewhere,
  test_RefundFor_PaysEverybodyWhoCanBePaid:
    'a transaction of Solana pays several wallets by as many instructions',
  test_Claim_AnExcessThatIsRefusedStaysOwed: takes,
  test_Finalize_ListsLocksAndDivides: pools,
  test_Finalize_ExitFeesGoHalfIntoThePool: pools,
  test_Finalize_PaysInvitersInTokens: inSol,
  test_Finalize_CancelsWhenTheTokenCannotBeSold: pools,
  test_ListForeign_IsAStepOfThePresaleItself: pools,
  // PresaleAdmin.tree
  test_RevertWhen_TheOwnerRefusesMoney: takes,
  test_WithdrawTo_PaysAnotherAddress: elsewhere,
  test_ReclaimExitFeeTo_PaysAnotherAddress: elsewhere,
  test_RevertWhen_ThePlatformRefusesMoney: charges,
  test_SetWhitelist_ListsAndUnlists: lists,
  test_WhitelistAdmin_ManagesTheListOnly: lists,
  test_Slots_ChangeHandsWhileUnused: places,
  test_SlotOf_SaysHowLongItIsOfUse: places,
  test_UpdateInfo_ReplacesTheKey:
    'what a presale of Solana says of its file is fixed when it begins',
  test_Capabilities_OnlyGoOut: asks,
  test_P38_SolvencyInEveryState: asks,
  test_P37_ImplementationsAndAdminContractAreLocked:
    'presales of Solana are accounts of one program: no code stands beside them that could be called',
  // PresaleFactory.tree
  test_RevertWhen_PoolUnusable: pools,
  test_RevertWhen_APoolSideIsTooSmall: pools,
  test_RevertWhen_APrivatePresaleHasTermsOfAPool: pools,
  test_P17_OnlyKnownExchanges: pools,
  test_RevertWhen_TheNetworkHasNoWrappedNative: pools,
  test_Deploy_WithASignedAllowance: signs,
  test_TokensNeeded_ByPresaleAndPool: pools,
  test_P39_LaterTemplateIsNothingToOlderTokens:
    'presales of Solana have no templates, and tokens no roles that a registry keeps',
  test_SetTemplate_IsFinalButForOpeningAndClosing:
    'presales of Solana have no templates, and tokens no roles that a registry keeps',
  test_FeeOf_DiscountsAndMembers: charges,
  test_RevertWhen_FeesUnusable: charges,
  test_RevertWhen_CallerIsNotTheOwner: charges,
  test_Withdraw_PaysTheDevAddress: charges,
  // PresaleListing.tree
  test_List_FillsANewPoolAtThePriceAndLocksIt: pools,
  test_List_ExitFeesGoAsFarAsSpareTokensReach: pools,
  test_List_WithoutAnOwnersPart: pools,
  test_List_AgainstATokenCurrency: pools,
  test_List_IntoAPairThatSomebodyMade: pools,
  test_List_LaunchesAGatedToken: pools,
  test_List_AGatedTokenThatWasLaunchedByHand: pools,
  test_RevertWhen_ThePresaleIsNotTheLauncher: pools,
  test_RevertWhen_TheTokenNamesAnotherLauncher: pools,
  test_RevertWhen_TheTokenOpensInAnotherPool: pools,
  test_List_TriesAForeignTokenOut: pools,
  test_List_AForeignTokenAgainstATokenCurrency: pools,
  test_List_AForeignTokenWhoseOwnerKeepsNothing: pools,
  test_List_UndoesEverythingWhenTheTokenCannotBeSold: pools,
  test_RevertWhen_GasIsTooShortForAVerdict: pools,
  test_RevertWhen_ListForeignIsCalledByAnybodyElse: pools,
  // SellabilityCheck.tree
  test_TryOut_ExpectsWhatAPlainTokenBrings: pools,
  test_TryOut_LooksLikeAWalletThatNobodyKnows: pools,
  test_P18_TheSmallestPoolShowsATax: pools,
  test_TryOut_ReportsZeroWhenNothingIsBought: pools,
  test_TryOut_ReportsZeroWhenNothingArrivesAtThePool: pools,
  test_TryOut_ReportsZeroWhenTheAmountBuysNothing: pools,
  test_RevertWhen_TheTokenRefuses: pools,
  test_RevertWhen_NothingWasSent: pools,
  test_AmountFor_IsEnoughToTell: pools,
  // Inviter.tree
  test_Open_TellsTheTerms: asks,
  test_PresaleInfo_OfNoLedgerIsEmpty: asks,
  test_SubUsers_ArePagedInOrder: asks,
  test_SubUsers_OfAPresaleThatDoesNotAnswer: asks,
  test_P38_Solvency: asks,
  test_RevertWhen_OpenedTwice: 'rates of Solana are terms that a presale begins with, or has none',
  test_RevertWhen_TheRewardIsNotExact: ledgers,
  test_Settle_TakesTheWholeRewardInATokenAndLeavesNoAllowance: inSol,
  test_RevertWhen_ATokenPresaleSendsNative: inSol,
  test_RevertWhen_TheCurrencyArrivesIncomplete: inSol,
  test_ClaimReward_InAToken: inSol,
  test_ClaimReward_OfAShrunkCurrencyIsShared: inSol,
  test_RevertWhen_TheInviterTakesNoPayment: takes,
  test_ClaimRewardTo_IsOnesOwn: elsewhere,
}

const named = 'contracts find by themselves what a transaction of Solana names as accounts'
const stands = 'an address of EVM networks is one presale’s for ever, and nobody paid a deposit'
const registers =
  'contracts keep who invites in a ledger: nobody opens an account or deposits for it'

/** Scenarios of the program (by the names of its tests) that are none of the contracts', and why. */
export const solanaPresalesAlone: Readonly<Record<string, string>> = {
  'a stranger does not multiply the fee of a taxed token by many small claims':
    'a tax of EVM networks has no most: parts cost what the whole would',
  'a claim for somebody goes into that wallet’s associated account, whatever is tried':
    'contracts pay to addresses: nobody names an account',
  'a creator whose associated account is somebody else’s is paid into another one of its own':
    'contracts pay to addresses: nobody names an account',
  'a buyer whose associated account is somebody else’s claims into another one of its own':
    'contracts pay to addresses: nobody names an account',
  'close and revive: what is paid to an ended account in the same transaction revives nothing':
    stands,
  'a contribution is for the presale that was read: none made anew at its address, and none whose end was moved':
    stands,
  'what strangers pay into vault and account changes nothing, and is left to the creator': stands,
  'a stranger who pays the addresses beforehand stops nothing': stands,
  'the account of an inviter at the address of a presale made anew is opened anew': stands,
  'a registration is for the presale that the wallet read': registers,
  'registering ends with the presale': registers,
  'who registered and earned nothing has the deposit back after the finish, and nothing else':
    'contracts refuse whoever earned nothing (NothingToClaim), for nobody paid a deposit',
  'a last claim pays the reward with the deposit, an earlier one does not':
    'contracts pay rewards by a call of their own, and no account ends',
  'a presale that failed gives contributions back without naming anybody, and deposits of inviters':
    registers,
  'while a presale with inviters is open no account ends: somebody may be below': registers,
  'what nobody has the key of becomes no inviter: nobody else could end its account': registers,
  'nobody is kept from the end by an inviter’s account: finish, claims and withdrawals name none':
    registers,
  'a wrong vault, a wrong mint, a fake token program and an account of somebody else': named,
  'forged state: an account that only looks like a presale, or like what a wallet has': named,
  'forged state: nothing is done to a presale by it, nor paid': named,
  'a later contribution names the same inviters in their order: no other, none missing, none too many':
    named,
  'accounts that are no inviter’s of this presale: nobody’s, another presale’s, forged and read ones':
    named,
  'no presale begins with a program that is none of tokens, nor is paid or burned through it':
    named,
}

/** Files of the tests that are named above. */
export const presaleTests = [
  ...['solana-presale', 'solana-presale-attacks', 'solana-presale-attacks-accounts'],
  ...['solana-presale-destination', 'solana-presale-events', 'solana-presale-inviters'],
  ...['solana-presale-list', 'solana-presale-reading', 'solana-presale-terms'],
  ...['solana-presale-times', 'solana-fake-token-programs'],
] as const

/** Branching trees of presales on EVM networks. */
export const presaleTrees = [
  ...['presale/NormalPresale.tree', 'presale/PresaleAdmin.tree', 'presale/PresaleFactory.tree'],
  ...['presale/PresaleListing.tree', 'presale/SellabilityCheck.tree', 'inviter/Inviter.tree'],
] as const
