// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {LiquidityDividendTax} from "./LiquidityDividendTax.sol";
import {LpDividends} from "./LpDividends.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 4: dividends for those who provide liquidity
/// @notice A taxed token that pays a part of its tax, in the quote token, to whoever stakes the pool's liquidity token
/// here or has it locked in a liquidity locker of the platform.
/// @dev Documented in `ITaxedToken` and `ILpDividends`. Constructor: as template 2, and one more number: the dividend
/// interval in blocks.
contract LiquidityDividendToken is LiquidityDividendTax {
    // solhint-disable-next-line no-empty-blocks
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        LpDividends(numberParams[TaxedParams.FIRST_OWN_NUMBER])
    {}
}
