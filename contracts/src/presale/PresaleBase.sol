// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleBooks} from "./PresaleBooks.sol";
import {PresaleDesk} from "./PresaleDesk.sol";
import {PresaleFinalize} from "./PresaleFinalize.sol";

/// @title A sale: what its participants do is here, everything else is answered by the desk
abstract contract PresaleBase is PresaleFinalize {
    /// @notice Whose code answers what this contract has none for. It never changes.
    address public immutable desk;

    constructor(PresaleDesk desk_) PresaleBooks(desk_.inviterContract()) {
        desk = address(desk_);
    }

    /// @dev No function of the desk takes native currency.
    // solhint-disable-next-line no-complex-fallback, payable-fallback
    fallback() external {
        address to = desk;
        assembly ("memory-safe") {
            let call_ := mload(0x40)
            calldatacopy(call_, 0x00, calldatasize())
            let ok := delegatecall(gas(), to, call_, calldatasize(), 0x00, 0x00)
            returndatacopy(call_, 0x00, returndatasize())
            if iszero(ok) { revert(call_, returndatasize()) }
            return(call_, returndatasize())
        }
    }
}
