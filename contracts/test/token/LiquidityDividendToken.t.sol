// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LiquidityDividendTokenProperties} from "./LiquidityDividendTokenProperties.sol";

/// @notice Template 4 as users get it: solc 0.8.4.
/// forge-config: default.fuzz.runs = 200
contract LiquidityDividendTokenShippedTest is LiquidityDividendTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return LP_DIVIDENDS;
    }
}

/// @notice The dividends of template 9 as users get it.
/// forge-config: default.fuzz.runs = 200
contract LiquidityDividendsOfBothShippedTest is LiquidityDividendTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return BOTH;
    }
}
