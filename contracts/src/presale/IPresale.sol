// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPresaleAdmin} from "./IPresaleAdmin.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";

/// @title A presale of tokens: normal (1), fair (2) or private (3)
/// @notice Only participants and the owner can take anything out of a presale, each what is theirs: the platform can neither
/// cancel, pause nor redirect it (P-13, P-19). Every amount is claimable in exactly one state (P-10). Anybody may trigger a
/// payment for someone else (`…For`); it always goes to the entitled address.
///
/// Units: amounts are base units; rates are token base units for one currency base unit, times 1e18; ratios are basis
/// points; times are unix seconds. `currency` zero stands for the native currency.
///
/// The three kinds differ in what a contribution is worth and in what happens to the raise:
///  - normal: fixed rate, contributions end at the hard cap;
///  - fair: contributions are not capped; the hard cap is shared pro rata, and the excess is returned with the claim;
///  - private: whitelist only, no pool; the owner gets the raise as the buyers' tokens are released (S-56).
///
/// The code of a presale is split into two contracts (ADR 0103): one for participants, one for the owner (`PresaleAdmin`).
// solhint-disable-next-line no-empty-blocks
interface IPresale is IPresaleParticipant, IPresaleAdmin {}
