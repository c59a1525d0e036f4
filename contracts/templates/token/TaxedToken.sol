// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {TaxedBase} from "./TaxedBase.sol";

/// @title Template 2: a taxed token that gives back to its pool
/// @notice Tax is burned, added to the pool's liquidity, and paid to the marketing wallet. No dividends.
/// @dev Documented in `ITaxedToken`. Constructor: `string[] {name, symbol, contractUri}`,
/// `address[] {receiver, marketingWallet, router, quote, liquidityReceiver, owner}`, 18 numbers and 6 switches in the
/// order of `TaxedParams`.
contract TaxedToken is TaxedBase {
    // solhint-disable-next-line no-empty-blocks
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) TaxedBase(stringParams, addressParams, numberParams, boolParams) {}
}
