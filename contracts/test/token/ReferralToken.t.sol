// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReferralTokenProperties} from "./ReferralTokenProperties.sol";

/// @notice Template 6 as users get it: solc 0.8.4.
/// forge-config: default.fuzz.runs = 200
contract ReferralTokenShippedTest is ReferralTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return REFERRAL;
    }
}

/// @notice The referral of template 9 as users get it.
/// forge-config: default.fuzz.runs = 200
contract ReferralOfBothShippedTest is ReferralTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return BOTH;
    }
}
