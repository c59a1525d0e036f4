// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {Referral} from "./Referral.sol";
import {ReferralTax} from "./ReferralTax.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 6: referral rebate through airdrop binding
/// @notice A taxed token whose trades pay up to seven levels of inviters out of the tax just taken.
/// @dev Documented in `ITaxedToken` and `IReferral`. Constructor: as template 2, and eight more numbers: the rates of
/// levels 1 to 7 in basis points of a trade, and the bind interval in blocks.
contract ReferralToken is ReferralTax {
    // solhint-disable-next-line no-empty-blocks
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        Referral(numberParams, TaxedParams.FIRST_OWN_NUMBER)
    {}
}
