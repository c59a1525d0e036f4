// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ITokenBase} from "./ITokenBase.sol";

/// @title Template 1: a plain token
/// @notice ERC-20 with EIP-2612 and ERC-7572. No tax, no limit, no blacklist, no launch gate: the owner can mint within
/// fixed terms and point to the metadata, and can give up either for good. Renouncing gives up both.
///
/// Constructor: `string[] {name, symbol, contractUri}`, `address[] {receiver, owner}`,
/// `uint256[] {totalSupply, decimals, mintCooldown, mintMaxBps}`, `bool[] {mintable}`.
// solhint-disable-next-line no-empty-blocks
interface IStandardToken is ITokenBase {}
