// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IEvmVersion} from "../fixtures/EvmRules.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Rows of their own: sellability check, repair, a pair that exists; and a slot of a whole presale that changes
/// hands (S-59).
contract ListingGasTest is PresaleFixture {
    string private constant GROUP = "presale/Listing";

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_FinalizeWithSellabilityCheck() public onTodaysNetwork {
        ForeignToken foreign = new ForeignToken(address(venueFactory), wrappedNative, 18, alice, 1e30);
        Plan memory p = newPlan(NORMAL);
        p.addresses[0] = address(foreign);
        IPresale presale = endedPresale(p);
        vm.prank(alice);
        presale.finalize();
        vm.snapshotGasLastCall(GROUP, "finalize, foreign token, with the sellability check");
    }

    /// @notice Fits a block of two million, as on chains that split the making of the pair off.
    function test_Gas_FinalizeIntoAPairThatExists() public onTodaysNetwork {
        IPresale presale = endedPresale(newPlan(NORMAL));
        venueFactory.createPair(address(token), wrappedNative);
        vm.prank(alice);
        presale.finalize();
        uint256 used = vm.snapshotGasLastCall(GROUP, "finalize, pair made before");
        assertLe(used, 1_000_000);
    }

    function test_Gas_FinalizeWithARepair() public onTodaysNetwork {
        IPresale presale = endedPresale(newPlan(NORMAL));
        address pair = venueFactory.createPair(address(token), wrappedNative);
        vm.prank(alice);
        token.transfer(pair, 1000e18);
        vm.startPrank(dave);
        IWrappedNative(wrappedNative).deposit{value: 2 ether}();
        IWrappedNative(wrappedNative).transfer(pair, 2 ether);
        vm.stopPrank();
        IVenuePair(pair).mint(dave);
        vm.prank(alice);
        presale.finalize();
        vm.snapshotGasLastCall(GROUP, "finalize, pool mended");
    }

    function test_Gas_BuyASlotOfAPresale() public onTodaysNetwork {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (1, 1 hours, 1 hours, 1);
        IPresale presale = openPresale(p);
        vm.prank(alice);
        presale.setWhitelist(two(bob, dave), 1);
        vm.prank(dave);
        market.add(address(presale), 1 ether, startTime);
        vm.prank(keeper);
        market.submit{value: 1 ether}(1);
        vm.prank(bob);
        market.add(address(presale), 1 ether, startTime);
        vm.prank(carol);
        market.submit{value: 1 ether}(2);
        uint256 used = vm.snapshotGasLastCall(GROUP, "buy a slot of a presale");
        // 1.22 of what two slots, the payment and the logs cost at least.
        assertLe(used, 88_500, "buy a slot");
    }
}
