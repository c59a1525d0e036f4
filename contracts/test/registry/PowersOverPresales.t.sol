// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {PresaleFixture} from "../presale/PresaleFixture.sol";
import {PowerCaller} from "./PowerCaller.sol";

/// @notice P-39 over a running presale: whatever the owners of the platform do, contributors leave on the same terms, the
/// presale lists as it was going to, and they claim the same tokens.
contract PowersOverPresalesTest is PresaleFixture, PowerCaller {
    IPresale private presale;

    function setUp() public override {
        super.setUp();
        presale = runningPresale(NORMAL);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        people =
            [alice, bob, address(presale), address(adminContract), address(locker), address(router), address(token)];
    }

    function testFuzz_P39_NoPowerReachesAPresale(uint256[6] calldata seeds) public {
        (bytes32 before, uint256 left, bytes32 listed) = (stateOf(), leave(), finish());
        for (uint256 i = 0; i < seeds.length; ++i) {
            if (seeds[i] % 3 == 0) usePower("PlatformRegistry", address(registry), platform, seeds[i] / 3);
            else if (seeds[i] % 3 == 1) usePower("TokenFactory", address(factory), platform, seeds[i] / 3);
            else usePower("PresaleFactory", address(presaleFactory), platform, seeds[i] / 3);
        }
        assertEq(stateOf(), before);
        assertEq(leave(), left);
        assertEq(finish(), listed);
    }

    function stateOf() private view returns (bytes32) {
        return keccak256(
            abi.encode(
                presale.terms(),
                presale.state(),
                presale.accountOf(bob),
                presale.accountOf(carol),
                presale.capabilities()
            )
        );
    }

    /// @notice What bob gets when he leaves now; nothing of it remains.
    function leave() private returns (uint256 received) {
        uint256 snapshot = vm.snapshotState();
        uint256 held = bob.balance;
        vm.prank(bob);
        presale.refund();
        received = bob.balance - held;
        vm.revertToState(snapshot);
    }

    /// @notice What becomes of the presale: pool, lock, the owner's part and the buyers' tokens; nothing of it remains.
    function finish() private returns (bytes32 outcome) {
        uint256 snapshot = vm.snapshotState();
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.prank(bob);
        presale.claim();
        vm.prank(alice);
        presale.withdraw();
        outcome = keccak256(
            abi.encode(presale.state(), token.balanceOf(bob), token.balanceOf(address(presale)), alice.balance)
        );
        vm.revertToState(snapshot);
    }
}
