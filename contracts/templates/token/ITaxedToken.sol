// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IAccountRules} from "./IAccountRules.sol";
import {ILaunchGate} from "./ILaunchGate.sol";
import {ISwapBack} from "./ISwapBack.sol";
import {ITaxTerms} from "./ITaxTerms.sol";
import {ITaxedBase} from "./ITaxedBase.sol";
import {ITaxedViews} from "./ITaxedViews.sol";
import {ITokenBase} from "./ITokenBase.sol";
import {ITradeLimits} from "./ITradeLimits.sol";

/// @title What every taxed token is
/// @notice A token whose trades, transfers and pool moves pay a capped tax, which is burned, added to the pool's
/// liquidity, paid to the marketing wallet or to holders. Until `launch` it moves only among its allow-list.
/// Places of the constructor's parameters: `TaxedParams`.
///
/// Warning: a pool that nobody has registered (`registerPair`) is a wallet like any other; anyone may register it.
/// Warning: what enters a pair is told from a sale only when the quote came first; what shows nothing pays the sell tax.
// solhint-disable no-empty-blocks
interface ITaxedToken is
    ITokenBase,
    ITaxedBase,
    ITaxTerms,
    ITradeLimits,
    ILaunchGate,
    IAccountRules,
    ISwapBack,
    ITaxedViews
{}
