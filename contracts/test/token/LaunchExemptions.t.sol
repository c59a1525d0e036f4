// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {HolderContract} from "../fixtures/DividendActors.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice P-43: exemptions from tax, limits and kill blocks end with the launch. The attacker is the first buyer with a
/// pool of its own; the owner of a token whose presale was canceled; both against an honest buyer.
contract LaunchExemptionsTest is TaxedFixture {
    uint256 private constant TEMPLATE = 2;
    uint256 private constant LIMIT = SUPPLY / 1000;
    uint256 private constant KILL_BLOCKS = 3;

    TaxedToken private token;
    IVenuePair private pair;
    SoladyPeer private junk;
    SoladyPeer private dollar;
    HolderContract private presale;
    address private own;

    function setUp() public override {
        super.setUp();
        TaxedDraft memory d = taxedDraft();
        (d.killBlocks, d.walletLimit, d.swapLimit, d.swapLimitEnabled) = (KILL_BLOCKS, LIMIT, 0, false);
        presale = new HolderContract(HolderContract.Door.Open, address(0));
        vm.prank(platform);
        registry.addContract(address(presale), ContractRoles.HOLDS | ContractRoles.LAUNCHES);
        registerTemplate(TEMPLATE, vm.getCode(artifactOf("TaxedToken")), taxedArrays(d));
        token = deployTaxed(TEMPLATE, alice, taxedArrays(d), "exemptions");
        junk = new SoladyPeer(bob, SUPPLY);
        dollar = new SoladyPeer(bob, SUPPLY);
        own = venueFactory.createPair(address(token), address(junk));
        token.registerPair(own);
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
    }

    /// @notice A pool of the buyer's own parked 18 303 tokens in the first block, where a wallet may hold 1 000, and none
    /// of them was frozen. Now none arrives there.
    function test_P43_OwnPoolParksNothingInTheKillBlocks() public {
        launch();
        for (uint256 i = 0; i < KILL_BLOCKS; ++i) {
            expectHopRefused(own, 18_000e18);
            expectHopRefused(own, LIMIT / 2);
            nextBlocks(1);
        }
        assertEq(token.balanceOf(own), 0);
        hop(own, LIMIT / 2);
    }

    /// @notice Afterwards a hop moves no more at once than a wallet could buy, and a routed trade goes on.
    function test_P43_HopsObeyTheWalletLimit() public {
        launch();
        nextBlocks(KILL_BLOCKS);
        expectHopRefused(own, (LIMIT * 10_000) / 9500 + 1e18);
        uint256 bought = buy(token, bob, 0.5 ether);
        vm.startPrank(bob);
        token.approve(address(router), bought);
        junk.approve(address(router), SUPPLY);
        router.addLiquidity(address(token), address(junk), bought, SUPPLY / 10, 0, 0, bob, block.timestamp);
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (wrappedNative, address(token), address(junk));
        uint256 before = junk.balanceOf(carol);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 0.5 ether}(0, path, carol, block.timestamp);
        assertGt(junk.balanceOf(carol), before, "an honest route");
        vm.expectRevert("UniswapV2: TRANSFER_FAILED");
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 2 ether}(0, path, carol, block.timestamp);
        vm.stopPrank();
        vm.prank(alice);
        token.disableWalletLimit();
        vm.prank(bob);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 2 ether}(0, path, carol, block.timestamp);
    }

    /// @notice A canceled presale that had been the launcher took 28 397 tokens out of the pool untaxed, beyond the
    /// limit and in the kill blocks, for its owner. Now it buys like anybody.
    function test_P43_CanceledPresaleIsNoUntaxedDoor() public {
        vm.prank(alice);
        token.setLauncher(address(presale));
        launch();
        expectHopRefused(address(presale), 28_397e18);
        expectHopRefused(address(presale), LIMIT / 2);
        nextBlocks(KILL_BLOCKS);
        expectHopRefused(address(presale), 28_397e18);
        uint256 id = vm.snapshotState();
        hop(carol, LIMIT / 2);
        uint256 honest = token.balanceOf(carol);
        assertEq(honest, LIMIT / 2 - (LIMIT / 2) * 300 / 10_000);
        vm.revertToState(id);
        hop(address(presale), LIMIT / 2);
        assertEq(token.balanceOf(address(presale)), honest, "taxed like a stranger");
        vm.prank(alice);
        token.transfer(address(presale), 100e18);
        assertEq(token.balanceOf(address(presale)) - honest, 99e18, "and so is what it is sent");
    }

    /// @notice The launcher that opens trading buys untaxed in that block, and pays its buyers untaxed as long as it has to.
    function test_P43_LauncherBuysUntaxedInItsOwnLaunchAlone() public {
        vm.prank(alice);
        token.setLauncher(address(presale));
        vm.prank(address(presale));
        token.launch();
        hop(address(presale), 20_000e18);
        assertEq(token.balanceOf(address(presale)), 20_000e18);
        presale.send(address(token), carol, 15_000e18);
        assertEq(token.balanceOf(carol), 15_000e18, "beyond the limit");
        nextBlocks(1);
        expectHopRefused(address(presale), LIMIT / 2);
        nextBlocks(30);
        presale.send(address(token), carol, 5000e18);
        assertEq(token.balanceOf(carol), 20_000e18, "a later release");
        expectHopRefused(address(presale), 28_397e18);
        hop(address(presale), LIMIT / 2);
        assertEq(token.balanceOf(address(presale)), LIMIT / 2 - (LIMIT / 2) * 300 / 10_000);
    }

    /// @notice A pool that nobody has registered was a wallet to the kill blocks: what was bought to it was frozen there, and
    /// whoever added to the pool later stayed behind with it. Now it buys nothing, whichever exchange it is of; a contract
    /// that is no pool buys, and is frozen, like anybody.
    function test_P43_NoPoolBuysInTheKillBlocks() public {
        address unregistered = venueFactory.createPair(address(token), address(dollar));
        launch();
        for (uint256 i = 0; i < KILL_BLOCKS; ++i) {
            expectHopRefused(unregistered, LIMIT / 2);
            nextBlocks(1);
        }
        hop(unregistered, LIMIT / 2);
        assertEq(token.balanceOf(unregistered), LIMIT / 2 - (LIMIT / 2) * 300 / 10_000, "as a wallet, later");
        assertEq(token.frozenOf(unregistered), 0);
    }

    function test_KillBlocks_ContractsBuyLikeAnybody() public {
        HolderContract account = new HolderContract(HolderContract.Door.Open, address(0));
        AnswersAnything odd = new AnswersAnything(abi.encode(1));
        launch();
        hop(address(account), LIMIT / 2);
        hop(address(odd), LIMIT / 2);
        assertEq(token.frozenOf(address(account)), LIMIT / 2 - (LIMIT / 2) * 300 / 10_000);
        assertEq(token.frozenOf(address(odd)), token.frozenOf(address(account)));
    }

    function launch() private {
        vm.prank(alice);
        token.launch();
    }

    function expectHopRefused(address to, uint256 amount) private {
        uint256 id = vm.snapshotState();
        vm.startPrank(bob);
        pay(amount);
        vm.expectRevert("UniswapV2: TRANSFER_FAILED");
        swapTo(to, amount);
        vm.stopPrank();
        vm.revertToState(id);
    }

    function hop(address to, uint256 amount) private {
        vm.startPrank(bob);
        pay(amount);
        swapTo(to, amount);
        vm.stopPrank();
    }

    /// @dev Pays for the amount, and a little more.
    function pay(uint256 amount) private {
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        uint256 price = (reserveQuote * amount * 1000) / ((reserve - amount) * 990);
        IWrappedNative(wrappedNative).deposit{value: price}();
        IWrappedNative(wrappedNative).transfer(address(pair), price);
    }

    function swapTo(address to, uint256 amount) private {
        bool first = address(token) < wrappedNative;
        pair.swap(first ? amount : 0, first ? 0 : amount, to, "");
    }
}
