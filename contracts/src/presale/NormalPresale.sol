// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IPresale} from "./IPresale.sol";
import {ListedPresale} from "./ListedPresale.sol";

/// @title Normal sale (template 1): a fixed rate, first come, first served, up to the hard cap
contract NormalPresale is ListedPresale {
    /// @inheritdoc IPresale
    uint256 public constant templateId = 1;

    constructor(Platform memory platform) ListedPresale(platform) {}

    function _accepted(uint256 total_) internal pure override returns (uint256) {
        return total_;
    }

    function _room(uint256 total_) internal view override returns (uint256) {
        return FixedPointMathLib.zeroFloorSub(_hardCap(), total_);
    }

    function _shareOf(uint256 contributed) internal pure override returns (uint256 accepted, uint256 excess) {
        return (contributed, 0);
    }
}
