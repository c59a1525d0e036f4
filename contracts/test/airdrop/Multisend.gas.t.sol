// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {IMultisend} from "../../src/airdrop/IMultisend.sol";
import {Multisend} from "../../src/airdrop/Multisend.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {PlainNft} from "../lock/PlainNft.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice What a list of a hundred costs: whole transactions, the cheapest token there is, cold slots. Limits are the
/// best public contract's cost, native currency within a hundredth of it: the event is not in its price.
contract MultisendGasTest is Test {
    string private constant GROUP = "airdrop/Multisend";
    uint256 private constant COUNT = 100;

    address private immutable sender = makeAddr("sender");
    Multisend private multisend;
    SoladyPeer private token;
    address[] private recipients;
    uint256[] private amounts;
    uint256 private total;

    function setUp() public {
        multisend = new Multisend();
        token = new SoladyPeer(sender, 1e30);
        vm.deal(sender, 1e30);
        for (uint256 i = 0; i < COUNT; ++i) {
            recipients.push(address(uint160(uint256(keccak256(abi.encode("person", i))))));
            amounts.push(123_456_789_123_456_789);
            total += 123_456_789_123_456_789;
        }
    }

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_Tokens() public onTodaysNetwork {
        IMultisend.Batch memory none;
        vm.startPrank(sender);
        token.approve(address(multisend), total);
        multisend.sendTokens(address(token), none, recipients, amounts);
        measure("tokens, 100 new", 2_634_501);
        token.approve(address(multisend), total);
        multisend.sendTokens(address(token), none, recipients, amounts);
        measure("tokens, 100 old", 924_501);
        token.approve(address(multisend), total);
        multisend.sendTokens(address(token), IMultisend.Batch(1, 0), recipients, amounts);
        measure("tokens, 100 old, remembered", 924_501);
    }

    /// @notice Every switch on: whom nobody has paid before, in a batch that is remembered.
    function test_Gas_Remembered() public onTodaysNetwork {
        vm.startPrank(sender);
        token.approve(address(multisend), total);
        multisend.sendTokens(address(token), IMultisend.Batch(1, 0), recipients, amounts);
        measure("tokens, 100 new, remembered", 2_634_501);
        // The second batch of a list writes a bit of a word that is there.
        token.approve(address(multisend), total);
        multisend.sendTokens(address(token), IMultisend.Batch(1, 1), recipients, amounts);
        measure("tokens, 100 old, remembered, later batch", 924_501);
        token.approve(address(multisend), total);
        multisend.sendTokensDirectly(address(token), IMultisend.Batch(2, 0), recipients, amounts);
        measure("tokens directly, 100 old, remembered", 1_150_000);
    }

    function test_Gas_NativeRemembered() public onTodaysNetwork {
        vm.startPrank(sender);
        multisend.sendNative{value: total}(IMultisend.Batch(1, 0), recipients, amounts);
        measure("native, 100 new, remembered", 3_554_755);
        multisend.sendNative{value: total}(IMultisend.Batch(2, 0), recipients, amounts);
        // A word for the list: 22 100 more than without.
        measure("native, 100 old, remembered", 1_029_755 + 22_700);
    }

    /// @notice NFTs of a collection that has approved the contract as an operator.
    function test_Gas_Nfts() public onTodaysNetwork {
        PlainNft collection = new PlainNft();
        uint256[] memory first = new uint256[](COUNT);
        uint256[] memory second = new uint256[](COUNT);
        for (uint256 i = 0; i < COUNT; ++i) {
            (first[i], second[i]) = (i, COUNT + i);
            collection.mint(sender, i);
            collection.mint(sender, COUNT + i);
        }
        // One that stays, so that no balance ends.
        collection.mint(sender, 2 * COUNT);
        vm.startPrank(sender);
        collection.setApprovalForAll(address(multisend), true);
        multisend.sendNfts(address(collection), IMultisend.Batch(1, 0), recipients, first);
        vm.snapshotGasLastCall(GROUP, "NFTs, 100 new, remembered");
        multisend.sendNfts(address(collection), IMultisend.Batch(0, 0), recipients, second);
        vm.snapshotGasLastCall(GROUP, "NFTs, 100 old");
    }

    function test_Gas_Native() public onTodaysNetwork {
        IMultisend.Batch memory none;
        vm.startPrank(sender);
        multisend.sendNative{value: total}(none, recipients, amounts);
        measure("native, 100 new", 3_554_755);
        multisend.sendNative{value: total}(none, recipients, amounts);
        measure("native, 100 old", 1_029_755);
    }

    function measure(string memory name, uint256 limit) private {
        uint256 used = vm.snapshotGasLastCall(GROUP, name);
        assertLe(used, limit, name);
    }
}
