// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExtensionAddress} from "../../templates/token/ExtensionAddress.sol";
import {LiquidityDividendToken} from "../../templates/token/LiquidityDividendToken.sol";
import {NativeDividendToken} from "../../templates/token/NativeDividendToken.sol";
import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {ReferralToken} from "../../templates/token/ReferralToken.sol";
import {RewardDividendToken} from "../../templates/token/RewardDividendToken.sol";
import {SelfDividendToken} from "../../templates/token/SelfDividendToken.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {TaxedTokenExtension} from "../../templates/token/TaxedTokenExtension.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {LiquidityDividendTokenProperties} from "./LiquidityDividendTokenProperties.sol";
import {NativeDividendBehaviour} from "./NativeDividendToken.t.sol";
import {NftDividendsBehaviour} from "./NftDividendsBehaviour.sol";
import {ReferralTokenProperties} from "./ReferralTokenProperties.sol";
import {RewardDividendBehaviour} from "./RewardDividendToken.t.sol";
import {SelfDividendBehaviour} from "./SelfDividendToken.t.sol";
import {StandardTokenProperties} from "./StandardTokenProperties.sol";
import {TaxedTokenTrades} from "./TaxedTokenTrades.sol";

// The sources of the templates, made by the newest compiler, must behave like the bytecode that users get: a difference
// would be a compiler's bug. The gate leaves this file out, since it asks the shipped bytecode all the same questions.

contract StandardTokenNewestCompilerTest is StandardTokenProperties {
    function templateCode() internal pure override returns (bytes memory) {
        return type(StandardToken).creationCode;
    }
}

contract TaxedTokenNewestCompilerTest is TaxedTokenTrades {
    function taxedCode() internal pure override returns (bytes memory) {
        return type(TaxedToken).creationCode;
    }

    function setUpExtension() internal override {
        vm.etch(ExtensionAddress.EXTENSION, address(new TaxedTokenExtension()).code);
    }
}

contract RewardDividendTokenNewestCompilerTest is RewardDividendBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(RewardDividendToken).creationCode;
    }
}

/// forge-config: default.fuzz.runs = 200
contract LiquidityDividendTokenNewestCompilerTest is LiquidityDividendTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return LP_DIVIDENDS;
    }

    function communityCode() internal pure override returns (bytes memory) {
        return type(LiquidityDividendToken).creationCode;
    }
}

contract NativeDividendTokenNewestCompilerTest is NativeDividendBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(NativeDividendToken).creationCode;
    }
}

/// forge-config: default.fuzz.runs = 200
contract ReferralTokenNewestCompilerTest is ReferralTokenProperties {
    function templateId() internal pure override returns (uint256) {
        return REFERRAL;
    }

    function communityCode() internal pure override returns (bytes memory) {
        return type(ReferralToken).creationCode;
    }
}

contract SelfDividendTokenNewestCompilerTest is SelfDividendBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(SelfDividendToken).creationCode;
    }
}

contract NftDividendTokenNewestCompilerTest is NftDividendsBehaviour {
    function codeOf(uint256) internal pure override returns (bytes memory) {
        return type(NftDividendToken).creationCode;
    }
}
