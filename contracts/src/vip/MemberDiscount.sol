// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMembership} from "./IMembership.sol";

/// @title What a member, or a wallet with a discount, pays of a creation fee
/// @notice The same for tokens and for every other creation: members pay nothing, others their fee less their discount.
/// @dev Asked by `TokenFees` for tokens, by `CreationFees` for the rest.
library MemberDiscount {
    uint256 private constant BPS = 10_000;
    /// @dev More than any membership check needs, and little enough that a hostile one cannot make creation expensive.
    uint256 private constant MEMBERSHIP_GAS = 50_000;

    /// @param vip Membership contract; zero for none. @param discounts Basis points by wallet.
    function discounted(
        uint256 fullFeeWei,
        address user,
        address vip,
        mapping(address user => uint256 discountBps) storage discounts
    ) internal view returns (uint256) {
        if (_isMember(user, vip)) return 0;
        return (fullFeeWei * (BPS - discounts[user])) / BPS;
    }

    /// @dev Gas and returned bytes are bounded: the membership contract can answer, it cannot block.
    function _isMember(address user, address vip) private view returns (bool member) {
        if (vip == address(0)) return false;
        bytes memory question = abi.encodeCall(IMembership.isMember, (user));
        assembly ("memory-safe") {
            mstore(0x00, 0)
            let answered := staticcall(MEMBERSHIP_GAS, vip, add(question, 0x20), mload(question), 0x00, 0x20)
            member := and(and(answered, gt(returndatasize(), 0x1f)), eq(mload(0x00), 1))
        }
    }
}
