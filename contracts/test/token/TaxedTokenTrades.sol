// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Vm} from "forge-std/Vm.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {ContractWallet} from "../fixtures/Actors.sol";
import {IVenuePair, IWrappedNative} from "../fixtures/VenueFixture.sol";
import {TaxedTokenBehaviour} from "./TaxedTokenBehaviour.sol";

/// @notice What trades, transfers and swap-backs of template 2 do on a real exchange, and the properties that its
/// accounts keep: the ERC-20 rules, because balances are its own code (S-33).
abstract contract TaxedTokenTrades is TaxedTokenBehaviour {
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /// @notice P-21: the pair loses exactly what it sells, and the tax is taken out of that.
    function test_P21_BuyDebitsThePairExactly() public {
        pair = launchWithPool(token);
        uint256 before = token.balanceOf(address(pair));
        uint256 received = buy(token, bob, 1 ether);
        uint256 sold = before - token.balanceOf(address(pair));
        assertEq(received, sold - sold * 300 / 10_000);
        assertEq(token.collectedTax(), sold * 300 / 10_000);
        (uint256 reserve,) = reservesOf(token);
        assertEq(token.balanceOf(address(pair)), reserve);
    }

    function test_Sell_PaysTheSellTax() public {
        pair = launchWithPool(token);
        vm.prank(alice);
        token.transfer(bob, 10_000e18);
        uint256 tax = token.collectedTax();
        assertEq(tax, 100e18); // 1 % between wallets
        uint256 before = token.balanceOf(address(pair));
        vm.prank(alice);
        token.setSwapThreshold(SUPPLY / 100); // no swap-back meanwhile
        sell(token, bob, 5000e18);
        assertEq(token.balanceOf(address(pair)) - before, 4750e18);
        assertEq(token.collectedTax() - tax, 250e18);
    }

    function test_Limits_BindTradesAndWallets() public {
        pair = launchWithPool(token);
        vm.startPrank(alice);
        vm.expectRevert(
            abi.encodeWithSelector(
                ITaxedBase.Token_WalletLimitExceeded.selector, SUPPLY / 10 - SUPPLY / 1000, SUPPLY / 50
            )
        );
        token.transfer(bob, SUPPLY / 10);
        vm.expectRevert(
            abi.encodeWithSelector(ITaxedBase.Token_SwapLimitExceeded.selector, SUPPLY / 100 + 1, SUPPLY / 100)
        );
        token.transfer(address(pair), SUPPLY / 100 + 1);
        token.transfer(address(pair), SUPPLY / 100);
        token.setTaxes(300, 500, 0, 700, 900);
        token.transfer(bob, SUPPLY / 50); // exactly the limit
        vm.expectRevert(
            abi.encodeWithSelector(ITaxedBase.Token_WalletLimitExceeded.selector, SUPPLY / 50 + 1, SUPPLY / 50)
        );
        token.transfer(bob, 1);
        vm.stopPrank();
    }

    /// @notice S-34: liquidity whose quote came first pays the larger tax; so does what leaves the pool unpaid.
    function test_PoolTaxes_AreToldFromTrades() public {
        pair = launchWithPool(token);
        vm.startPrank(alice);
        token.setSwapThreshold(SUPPLY / 100);
        token.disableWalletLimit(); // the owner holds more
        vm.stopPrank();
        uint256 tax = token.collectedTax();
        addLiquidity(token, alice, 1000e18, 1 ether);
        assertEq(token.collectedTax() - tax, 70e18);
        tax = token.collectedTax();
        uint256 before = token.balanceOf(alice);
        (uint256 left,) = removeLiquidity(token, alice, pair.balanceOf(alice) / 1000);
        assertEq(token.collectedTax() - tax, left * 900 / 10_000);
        assertEq(token.balanceOf(alice) - before, left - left * 900 / 10_000);
    }

    /// @notice S-34: dust of the quote does not turn a sale into liquidity, and a sale on credit pays the larger tax.
    function test_PoolTaxes_CannotBeDodgedOrForged() public {
        pair = launchWithPool(token);
        vm.startPrank(alice);
        token.setSwapThreshold(SUPPLY / 100);
        IWrappedNative(wrappedNative).deposit{value: 1 ether}();
        IWrappedNative(wrappedNative).transfer(address(pair), 0.4 ether); // less than half of what would match
        uint256 tax = token.collectedTax();
        token.transfer(address(pair), 1000e18);
        assertEq(token.collectedTax() - tax, 50e18);
        vm.stopPrank();
        pair.skim(carol);
        tax = token.collectedTax();
        BuysOnCredit buyer = new BuysOnCredit{value: 2 ether}(pair, IWrappedNative(wrappedNative));
        buyer.buy(address(token), 100e18);
        assertEq(token.collectedTax() - tax, 9e18);
    }

    function test_Fission_SpraysOneUnitEach() public {
        vm.prank(alice);
        token.setFissionCount(3);
        pair = launchWithPool(token);
        uint256 before = token.balanceOf(address(pair));
        vm.recordLogs();
        uint256 received = buy(token, bob, 1 ether);
        uint256 sold = before - token.balanceOf(address(pair));
        assertEq(received, sold - sold * 300 / 10_000 - 3);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 fresh;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(token) || logs[i].topics[0] != ERC20.Transfer.selector) continue;
            address to = address(uint160(uint256(logs[i].topics[2])));
            if (abi.decode(logs[i].data, (uint256)) == 1 && token.balanceOf(to) == 1) ++fresh;
        }
        assertEq(fresh, 3);
    }

    /// @notice P-25: a sale of collected tax happens inside a sell, once a block, and moves at most 1/500 of the reserve.
    function test_P25_SwapBackIsBoundedAndOncePerBlock() public {
        vm.prank(alice);
        token.setTaxes(2499, 500, 100, 700, 900); // more is collected than one sale may use
        collect();
        (uint256 reserve,) = reservesOf(token);
        uint256 paid = IWrappedNative(wrappedNative).balanceOf(marketing);
        uint256 supply = token.totalSupply();
        uint256 collected = token.collectedTax();
        token.swapBack();
        // 65 parts of a hundred are sold: 50 for marketing and half of the 30 for liquidity.
        assertLe(token.balanceOf(address(pair)) - reserve, reserve / 500);
        assertGt(IWrappedNative(wrappedNative).balanceOf(marketing), paid);
        assertLt(token.totalSupply(), supply);
        assertLt(token.collectedTax(), collected);
        vm.expectRevert(ITaxedBase.Token_NothingToSwap.selector);
        token.swapBack();
        nextBlocks(1);
        uint256 liquidity = pair.balanceOf(DEAD);
        token.swapBack(); // now what waits becomes liquidity
        assertGt(pair.balanceOf(DEAD), liquidity);
    }

    /// @notice P-25: never inside a buy.
    /// @notice Where trades cost nothing, a pool could be bent and bent back around a step: it has to rest first (L3).
    function test_P25_FreeTradesSellOnlyIntoAPoolThatRests() public {
        TaxedDraft memory d = untaxedDraft();
        (d.transferTaxBps, d.marketingShare, d.swapThreshold) = (1000, 100, 1);
        token = made(d, "free trades");
        pair = launchWithPool(token);
        vm.prank(alice);
        token.transfer(bob, 10_000e18);
        nextBlocks(1);
        buy(token, carol, 1 ether);
        vm.expectRevert(ITaxedBase.Token_PairBusy.selector);
        token.swapBack();
        nextBlocks(1);
        token.swapBack();
        assertLt(token.collectedTax(), 1000e18);
    }

    function test_P25_BuysSetOffNothing() public {
        collect();
        uint256 paid = IWrappedNative(wrappedNative).balanceOf(marketing);
        buy(token, carol, 1 ether);
        assertEq(IWrappedNative(wrappedNative).balanceOf(marketing), paid);
        vm.prank(bob);
        token.transfer(carol, 1e18);
        assertEq(IWrappedNative(wrappedNative).balanceOf(marketing), paid);
        sell(token, bob, 1e18);
        assertGt(IWrappedNative(wrappedNative).balanceOf(marketing), paid);
    }

    /// @notice P-25: selling before a swap-back and buying back after it loses money.
    function test_P25_SandwichLoses() public {
        collect();
        vm.startPrank(alice);
        token.setTaxes(0, 0, 0, 0, 1); // the sandwich pays no tax at all, only the exchange
        token.disableSwapLimit();
        token.disableWalletLimit();
        vm.stopPrank();
        uint256 before = token.balanceOf(alice);
        uint256 id = vm.snapshotState();
        for (uint256 part = 10; part < 10_000; part *= 10) {
            uint256 got = sell(token, alice, before / part);
            nextBlocks(1);
            token.swapBack();
            buy(token, alice, got);
            assertLe(token.balanceOf(alice), before);
            vm.revertToState(id);
            id = vm.snapshotState();
        }
    }

    /// @notice P-23: a marketing wallet, a quote or a pool that fails cannot stop a sell.
    function test_P23_FailingSwapBackNeverStopsASell() public {
        collect();
        vm.mockCallRevert(wrappedNative, abi.encodeWithSelector(0xa9059cbb), "no");
        uint256 before = token.balanceOf(bob);
        vm.prank(bob);
        token.transfer(address(pair), 1e18);
        assertEq(before - token.balanceOf(bob), 1e18);
        vm.clearMockedCalls();
    }

    /// @notice P-25: a sale of next to nothing each block, with too little gas for the step or with a unit of quote left in
    /// the pool, fails the step inside that trade, and no other.
    function test_P25_TinySellsSuppressNoSwapBack() public {
        collect();
        uint256 collected = token.collectedTax();
        uint256 id = vm.snapshotState();
        for (uint256 i = 0; i < 2; ++i) {
            vm.startPrank(bob);
            if (i == 1) {
                IWrappedNative(wrappedNative).deposit{value: 1}();
                IWrappedNative(wrappedNative).transfer(address(pair), 1);
            }
            token.transfer{gas: i == 0 ? 250_000 : 1_000_000}(address(pair), 1);
            vm.stopPrank();
            assertEq(token.collectedTax(), collected, "the step inside the trade failed");
            // The next sale in the same block does not pay for another try.
            sell(token, bob, 1e18);
            assertGe(token.collectedTax(), collected);
            vm.prank(carol);
            token.swapBack();
            assertLt(token.collectedTax(), collected, "anybody else's did not");
            vm.expectRevert(ITaxedBase.Token_NothingToSwap.selector);
            token.swapBack();
            vm.revertToState(id);
        }
    }

    /// @notice A pair pays neither of its tokens: a marketing wallet at the quote's address would stop every swap-back.
    function test_P23_MarketingWalletIsNotTheQuote() public {
        bytes memory reason = abi.encodeWithSelector(ITaxedBase.Token_MarketingWalletRefused.selector, wrappedNative);
        vm.expectRevert(reason);
        vm.prank(alice);
        token.setMarketingWallet(wrappedNative);
        TaxedDraft memory d = taxedDraft();
        d.marketingWallet = wrappedNative;
        expectCreationRefused(d, reason);
    }

    /// @notice Somebody in the middle of adding liquidity does not lose their quote to a swap-back.
    function test_RevertWhen_PairBusy() public {
        collect();
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: 1 ether}();
        IWrappedNative(wrappedNative).transfer(address(pair), 1 ether);
        vm.expectRevert(ITaxedBase.Token_PairBusy.selector);
        token.swapBack();
        vm.stopPrank();
        pair.skim(carol);
        vm.prank(carol);
        IWrappedNative(wrappedNative).transfer(address(pair), 1); // dust is no reason
        token.swapBack();
    }

    /// @notice The smallest deposit is safe: no swap-back happens between its quote and its tokens.
    function test_AddLiquidity_IsNeverUsedByASwapBack() public {
        collect();
        vm.prank(alice);
        token.transfer(carol, 10e18);
        assertGt(addLiquidity(token, carol, 1e18, 0.001 ether), 0);
    }

    function test_RevertWhen_NothingToSwap() public {
        pair = launchWithPool(token);
        vm.expectRevert(ITaxedBase.Token_NothingToSwap.selector);
        token.swapBack();
    }

    /// @notice A share for marketing alone goes there straight from the pool.
    function test_SwapBack_PaysMarketingAlone() public {
        vm.prank(alice);
        token.setShares(0, 0, 100, 0);
        collect();
        uint256 collected = token.collectedTax();
        (uint256 reserve,) = reservesOf(token);
        token.swapBack();
        uint256 sold = collected - token.collectedTax();
        assertEq(sold, collected < reserve / 500 ? collected : reserve / 500);
        assertEq(IWrappedNative(wrappedNative).balanceOf(token.tokenVault()), 0);
    }

    /// @notice P-08: before launch nothing reaches anybody outside the allow-list, by whatever way.
    function testFuzz_P08_NothingLeavesBeforeLaunch(address to, uint256 amount) public {
        vm.assume(to != alice && to != address(0) && to != address(token));
        amount = bound(amount, 0, SUPPLY);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, to));
        vm.prank(alice);
        token.transfer(to, amount);
        vm.prank(alice);
        token.approve(bob, amount);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, to));
        vm.prank(bob);
        token.transferFrom(alice, to, amount);
    }

    /// @notice P-08: not even an owner can seed a pair, nor can a pair become an insider.
    function test_P08_PairsReceiveNothing() public {
        address predicted = venueFactory.createPair(address(token), wrappedNative);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, predicted));
        vm.prank(alice);
        token.transfer(predicted, 1);
        vm.prank(alice);
        token.transferOwnership(predicted);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_NotLaunched.selector, alice, predicted));
        vm.prank(alice);
        token.transfer(predicted, 1);
    }

    /// @notice P-08: a pair that was created and dusted beforehand is used, and stops nothing.
    function test_P08_PreparedPairIsUsed() public {
        address prepared = venueFactory.createPair(address(token), wrappedNative);
        vm.startPrank(bob);
        IWrappedNative(wrappedNative).deposit{value: 1 ether}();
        IWrappedNative(wrappedNative).transfer(prepared, 1 ether);
        vm.stopPrank();
        pair = launchWithPool(token);
        assertEq(address(pair), prepared);
        assertGt(buy(token, bob, 1 ether), 0);
    }

    /// @notice P-27: whatever the terms, no move takes more than its cap.
    function testFuzz_P27_EveryTaxIsBelowItsCap(uint16 b, uint16 s, uint16 t, uint16 a, uint16 r) public {
        pair = launchWithPool(token);
        vm.startPrank(alice);
        token.setTaxes(bound(b, 0, 2499), bound(s, 0, 2499), bound(t, 0, 2500), bound(a, 0, 5000), bound(r, 0, 5000));
        token.setSwapThreshold(SUPPLY / 100);
        vm.stopPrank();
        uint256 before = token.balanceOf(address(pair));
        uint256 received = buy(token, bob, 1 ether);
        uint256 sold = before - token.balanceOf(address(pair));
        assertGe(received * 10_000, sold * 7501 - 10_000);
        uint256 tax = token.collectedTax();
        sell(token, bob, received / 2);
        assertLe((token.collectedTax() - tax) * 10_000, received / 2 * 2499);
        tax = token.collectedTax();
        vm.prank(bob);
        token.transfer(carol, received / 4);
        assertLe((token.collectedTax() - tax) * 10_000, received / 4 * 2500);
    }

    /// @notice P-35: smart accounts trade, hold and permit like anybody.
    function test_P35_ContractWalletsTradeAndPermit() public {
        pair = launchWithPool(token);
        (address keeper, uint256 key) = makeAddrAndKey("keeper");
        address wallet = address(new ContractWallet(keeper));
        uint256 received = buyFor(wallet, 1 ether);
        bytes32 content =
            keccak256(abi.encode(PERMIT_TYPEHASH, wallet, bob, received, token.nonces(wallet), block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), content)));
        token.permit(wallet, bob, received, block.timestamp, abi.encodePacked(r, s, v));
        vm.prank(bob);
        token.transferFrom(wallet, bob, received);
        assertEq(token.balanceOf(bob), received - received * 100 / 10_000);
        assertEq(token.allowance(wallet, bob), 0);
    }

    /// @notice The ERC-20 rules on packed accounts: what leaves one side arrives on the other, less the tax.
    function testFuzz_Erc20_TransfersConserve(uint256 amount, bool toOneself, bool infinite) public {
        pair = launchWithPool(token);
        uint256 held = SUPPLY / 60;
        vm.prank(alice);
        token.setTaxes(300, 500, 250, 700, 900);
        vm.prank(alice);
        token.transfer(bob, held);
        held = token.balanceOf(bob);
        amount = bound(amount, 0, held);
        address to = toOneself ? bob : carol;
        vm.prank(bob);
        token.approve(carol, infinite ? type(uint256).max : amount);
        uint256 collected = token.balanceOf(address(token));
        vm.prank(carol);
        token.transferFrom(bob, to, amount);
        uint256 tax = amount * 250 / 10_000;
        assertEq(token.balanceOf(address(token)) - collected, tax);
        assertEq(token.balanceOf(bob), toOneself ? held - tax : held - amount);
        if (!toOneself) assertEq(token.balanceOf(carol), amount - tax);
        assertEq(token.allowance(bob, carol), infinite ? type(uint256).max : 0);
    }

    function testFuzz_Erc20_BurnLowersSupply(uint256 amount) public {
        amount = bound(amount, 0, SUPPLY);
        vm.prank(alice);
        token.burn(amount);
        assertEq(token.totalSupply(), SUPPLY - amount);
        assertEq(token.balanceOf(alice), SUPPLY - amount);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        vm.prank(alice);
        token.burn(SUPPLY - amount + 1);
    }

    /// @notice S-40: on Arbitrum blocks are counted by the layer itself.
    function test_Blocks_AreTheChainsOwnOnArbitrum() public {
        vm.chainId(42_161);
        vm.etch(address(0x64), hex"00");
        vm.mockCall(address(0x64), abi.encodeWithSelector(0xa3b1b31d), abi.encode(uint256(777)));
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        vm.prank(alice);
        token.launch();
        (, uint256 atBlock,,,,,) = token.launchState();
        assertEq(atBlock, 777);
    }

    /// @dev Tax from trades until a sale of it is due.
    function collect() internal {
        pair = launchWithPool(token);
        for (uint256 i = 0; i < 5; ++i) {
            buy(token, bob, 3 ether);
            nextBlocks(1);
        }
        assertGt(token.collectedTax(), SUPPLY / 10_000);
    }

    function buyFor(address receiver, uint256 amountWei) internal returns (uint256) {
        vm.deal(receiver, amountWei);
        return buy(token, receiver, amountWei);
    }
}

/// @notice Takes tokens out of a pair first and pays afterwards.
contract BuysOnCredit {
    IVenuePair private immutable _pair;
    IWrappedNative private immutable _quote;

    constructor(IVenuePair pair, IWrappedNative quote) payable {
        (_pair, _quote) = (pair, quote);
        quote.deposit{value: msg.value}();
    }

    function buy(address token, uint256 amount) external {
        bool first = _pair.token0() == token;
        _pair.swap(first ? amount : 0, first ? 0 : amount, address(this), "credit");
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external {
        _quote.transfer(address(_pair), _quote.balanceOf(address(this)));
    }
}
