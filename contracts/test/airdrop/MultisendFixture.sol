// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IMultisend} from "../../src/airdrop/IMultisend.sol";
import {Multisend} from "../../src/airdrop/Multisend.sol";
import {PlainNft} from "../lock/PlainNft.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";

/// @notice Somebody with a lot to send, and whom to send it to.
abstract contract MultisendFixture is Test {
    uint256 internal constant HELD = 1e30;

    address internal immutable sender = makeAddr("sender");
    Multisend internal multisend;
    OddToken internal token;
    PlainNft internal collection;

    function setUp() public virtual {
        multisend = new Multisend();
        token = new OddToken(sender, HELD);
        collection = new PlainNft();
        vm.deal(sender, HELD);
        vm.prank(sender);
        token.approve(address(multisend), type(uint256).max);
    }

    function noList() internal pure returns (IMultisend.Batch memory batch) {}

    /// @notice Addresses that nobody has used.
    function people(uint256 count) internal pure returns (address[] memory list) {
        list = new address[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = address(uint160(uint256(keccak256(abi.encode("person", i)))));
        }
    }

    function amountsFrom(uint256 first, uint256 count) internal pure returns (uint256[] memory list, uint256 sum) {
        list = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = first + i;
            sum += list[i];
        }
    }

    function send(address[] memory to, uint256[] memory amounts) internal {
        vm.prank(sender);
        multisend.sendTokens(address(token), noList(), to, amounts);
    }
}
