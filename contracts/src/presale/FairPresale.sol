// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPresale} from "./IPresale.sol";
import {ListedPresale} from "./ListedPresale.sol";
import {PresaleLimits} from "./PresaleLimits.sol";

/// @title Fair sale (template 2): everybody may take part; the hard cap is shared out by contribution
contract FairPresale is ListedPresale {
    /// @inheritdoc IPresale
    uint256 public constant templateId = 2;

    constructor(Platform memory platform) ListedPresale(platform) {}

    function _accepted(uint256 total_) internal view override returns (uint256) {
        return FixedPointMathLib.min(total_, _hardCap());
    }

    /// @dev As much as the books hold: such a sale is never full.
    function _room(uint256 total_) internal pure override returns (uint256) {
        return PresaleLimits.MAX_AMOUNT - total_;
    }

    /// @dev Both parts are rounded down, so that together they never exceed what there is.
    function _shareOf(uint256 contributed) internal view override returns (uint256 accepted, uint256 excess) {
        uint256 total_ = _ledger.total;
        uint256 cap = _hardCap();
        if (total_ <= cap) return (contributed, 0);
        accepted = (contributed * cap) / total_;
        excess = (contributed * (total_ - cap)) / total_;
    }
}
