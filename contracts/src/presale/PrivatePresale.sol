// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleBase} from "./PresaleBase.sol";
import {PresaleDesk} from "./PresaleDesk.sol";

/// @title Private sale (template 3): listed wallets only, no pool; the owner is paid as the buyers' tokens are released
contract PrivatePresale is PresaleBase {
    constructor(PresaleDesk desk_) PresaleBase(desk_) {}

    receive() external payable {
        revert Presale_ValueRefused(msg.value);
    }

    /// @dev Without a pool, its half of the exit fees is the owner's, by the same schedule as the raise (S-56).
    function _close(Division memory d) internal pure override returns (Outcome memory o) {
        d.ownerCurrency += d.exitFees;
        o.sellable = true;
    }

    function _kind() internal pure override returns (uint256) {
        return PRIVATE;
    }
}
