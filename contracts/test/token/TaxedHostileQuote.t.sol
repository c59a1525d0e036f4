// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ISwapBack} from "../../templates/token/ISwapBack.sol";
import {HostileNft} from "../fixtures/HostileNft.sol";
import {IShippedToken} from "../fixtures/IShippedToken.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TemplatesFixture} from "../fixtures/TemplatesFixture.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {BusyWallet, GasBurner, HostileQuote} from "./HostileQuote.sol";

/// @notice P-23 for every taxed template that takes any quote, as it is shipped: whoever is paid by a swap-back, or with
/// what, nobody's transfer and nobody's sell ends there, and nobody gains by it.
contract TaxedHostileQuoteTest is TemplatesFixture {
    /// @dev A swap-back inside a sell, with all the gas that it may use, and the sell itself.
    uint256 private constant SELL_GAS = 1_100_000;
    /// @dev Template 5 takes the wrapped native currency alone.
    uint256[7] private ids = [uint256(2), 3, 4, 6, 7, 8, 9];

    HostileQuote private quote;
    SoladyPeer private reward;
    HostileNft private nft;
    BusyWallet private busy;
    address private burner;

    function setUp() public override {
        super.setUp();
        (quote, reward) = (new HostileQuote(alice, 1e27), new SoladyPeer(alice, 1e27));
        (nft, busy, burner) = (new HostileNft(), new BusyWallet(), address(new GasBurner()));
        vm.startPrank(alice);
        quote.transfer(bob, 1e24);
        quote.approve(address(router), type(uint256).max);
        reward.approve(address(router), type(uint256).max);
        router.addLiquidity(address(quote), address(reward), 1e23, 1e23, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        vm.prank(bob);
        quote.approve(address(router), type(uint256).max);
        for (uint256 i = 0; i < ids.length; ++i) {
            registerTemplate(ids[i], vm.getCode(artifactOf(templateName(ids[i]))), arraysOf(ids[i], marketing));
        }
    }

    /// @notice The quote refuses, lies, burns gas or answers at length wherever the swap-back's vault or the marketing
    /// wallet is paid; when it behaves again, what was collected is used.
    function test_P23_AHostileQuoteStopsNoTransferAndNoSell() public {
        for (uint256 i = 0; i < ids.length; ++i) {
            (IShippedToken token,) = collected(ids[i], marketing);
            address[2] memory victims = [token.tokenVault(), marketing];
            for (uint8 manner = 1; manner <= uint8(HostileQuote.Manner.ReturnsBomb); ++manner) {
                for (uint256 k = 0; k < victims.length; ++k) {
                    uint256 snapshot = vm.snapshotState();
                    quote.setManner(HostileQuote.Manner(manner), victims[k]);
                    assertMoves(token, string.concat(templateName(ids[i]), vm.toString(manner)));
                    quote.setManner(HostileQuote.Manner.Honest, address(0));
                    nextBlocks(1);
                    sellFor(token, 1e18);
                    assertLt(token.collectedTax(), SUPPLY / 10_000, "what was collected is stuck");
                    vm.revertToState(snapshot);
                }
            }
        }
    }

    /// @notice A marketing wallet that is told of its money and burns all the gas there is.
    function test_P23_AGasBurningMarketingWalletStopsNothing() public {
        for (uint256 i = 0; i < ids.length; ++i) {
            (IShippedToken token,) = collected(ids[i], burner);
            quote.setManner(HostileQuote.Manner.CallsReceiver, burner);
            for (uint256 k = 0; k < 3; ++k) {
                assertMoves(token, templateName(ids[i]));
            }
        }
    }

    /// @notice A marketing wallet that tries every door while it is paid gets what it would have got, and the seller too.
    function test_P23_ABusyMarketingWalletGainsNothing() public {
        for (uint256 i = 0; i < ids.length; ++i) {
            (IShippedToken token, IVenuePair pair) = collected(ids[i], address(busy));
            uint256 snapshot = vm.snapshotState();
            uint256 sold = sellFor(token, 100e18);
            uint256 paid = quote.balanceOf(address(busy));
            vm.revertToState(snapshot);

            quote.setManner(HostileQuote.Manner.CallsReceiver, address(busy));
            busy.arm(address(token), abi.encodeCall(ISwapBack.swapBack, ()));
            busy.arm(address(token), abi.encodeCall(token.transferFrom, (bob, address(busy), 1)));
            busy.arm(address(token), abi.encodeCall(token.transferFrom, (address(token), address(busy), 1)));
            busy.arm(address(pair), abi.encodeCall(pair.mint, (address(busy))));
            busy.arm(address(pair), abi.encodeCall(pair.burn, (address(busy))));
            assertEq(sellFor(token, 100e18), sold, "the seller's");
            assertEq(quote.balanceOf(address(busy)), paid, "the wallet's");
            assertEq(busy.letIn(), 0, templateName(ids[i]));
            assertGt(busy.told(), 0, "nobody was paid");
            assertEq(token.balanceOf(address(busy)), 0);
            busy = new BusyWallet();
        }
    }

    /// @notice A quote that calls back while the token vault is paid, and moves what others allowed it to: no step runs
    /// inside another, no token is made or lost, and nobody sells what is no longer his.
    function test_P23_AQuoteThatCallsBackMakesNothing() public {
        for (uint256 i = 0; i < ids.length; ++i) {
            (IShippedToken token, IVenuePair pair) = collected(ids[i], marketing);
            uint256 held = token.balanceOf(bob);
            quote.setManner(HostileQuote.Manner.CallsOthers, token.tokenVault());
            quote.arm(address(token), abi.encodeCall(ISwapBack.swapBack, ()));
            quote.arm(address(pair), abi.encodeCall(pair.mint, (carol)));
            uint256 before = quote.letIn();
            sellFor(token, 1e18);
            assertEq(quote.letIn(), before, templateName(ids[i]));

            nextBlocks(1);
            buyFor(token, 3e18);
            held = token.balanceOf(bob);
            quote.arm(address(token), abi.encodeCall(token.transferFrom, (bob, carol, held / 2)));
            vm.prank(bob);
            token.approve(address(quote), held / 2);
            nextBlocks(1);
            vm.prank(bob);
            vm.expectRevert(ERC20.InsufficientBalance.selector);
            token.transfer(address(pair), held);
            assertEq(token.balanceOf(bob), held);
            assertEq(token.balanceOf(carol), 0);
            sellFor(token, held / 4);
            assertGt(token.balanceOf(carol), 0, "moved meanwhile");
            assertEq(token.balanceOf(bob), held - held / 2 - held / 4);
            assertConserved(token, pair);
            quote.disarm();
        }
    }

    /// @notice A quote that burns all gas whenever the token asks for a balance: a transfer never asks, and a sell is still
    /// possible within what one transaction may use (EIP-7825).
    function test_P23_AQuoteThatBurnsGasWhenAskedLeavesEnough() public {
        for (uint256 i = 0; i < ids.length; ++i) {
            (IShippedToken token,) = collected(ids[i], marketing);
            quote.setManner(HostileQuote.Manner.BurnsGasWhenAsked, address(token));
            uint256 gas_ = gasleft();
            vm.prank(bob);
            token.transfer(carol, 10e18);
            assertLt(gas_ - gasleft(), 150_000, templateName(ids[i]));
            vm.startPrank(bob);
            token.approve(address(router), 10e18);
            bytes memory order = abi.encodeCall(
                router.swapExactTokensForTokensSupportingFeeOnTransferTokens,
                (10e18, 0, pathOf(address(token), address(quote)), bob, block.timestamp)
            );
            (bool ok,) = address(router).call{gas: 16_700_000}(order);
            vm.stopPrank();
            assertTrue(ok, templateName(ids[i]));
            quote.disarm();
        }
    }

    /// @dev A transfer arrives whole but for its tax, a sell is paid, both at a bounded price.
    function assertMoves(IShippedToken token, string memory what) private {
        uint256 before = token.balanceOf(carol);
        uint256 gas_ = gasleft();
        vm.prank(bob);
        token.transfer(carol, 10e18);
        assertLt(gas_ - gasleft(), 150_000, what);
        assertEq(token.balanceOf(carol) - before, 9.9e18, what);
        nextBlocks(1);
        gas_ = gasleft();
        assertGt(sellFor(token, 10e18), 0, what);
        assertLt(gas_ - gasleft(), SELL_GAS, what);
    }

    /// @dev Every account that has ever held tokens.
    function assertConserved(IShippedToken token, IVenuePair pair) private view {
        address[7] memory all = [alice, bob, carol, address(token), address(pair), marketing, token.tokenVault()];
        uint256 sum = 0;
        for (uint256 i = 0; i < all.length; ++i) {
            sum += token.balanceOf(all[i]);
        }
        assertEq(sum, token.totalSupply(), "made or lost");
        assertLe(token.collectedTax(), token.balanceOf(address(token)));
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        uint256 reserve = pair.token0() == address(token) ? reserve0 : reserve1;
        assertGe(token.balanceOf(address(pair)), reserve, "P-21");
    }

    /// @dev A launched token with so much tax collected that the next sell sets off a swap-back. Bob holds some.
    function collected(uint256 id, address wallet) private returns (IShippedToken token, IVenuePair pair) {
        token = deployShipped(id, alice, arraysOf(id, wallet), bytes12(uint96(uint160(wallet))));
        vm.startPrank(alice);
        token.startLiquidityPhase();
        token.approve(address(router), POOL_TOKENS);
        router.addLiquidity(address(quote), address(token), POOL_WEI, POOL_TOKENS, 0, 0, alice, block.timestamp);
        token.launch();
        vm.stopPrank();
        (,,,,,, address at) = token.launchState();
        pair = IVenuePair(at);
        for (uint256 i = 0; i < 5; ++i) {
            nextBlocks(1);
            buyFor(token, 3e18);
        }
        nextBlocks(1);
        assertGt(token.collectedTax(), SUPPLY / 10_000, "nothing to swap");
    }

    function buyFor(IShippedToken token, uint256 amount) private {
        vm.prank(bob);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount, 0, pathOf(address(quote), address(token)), bob, block.timestamp
        );
    }

    function sellFor(IShippedToken token, uint256 amount) private returns (uint256 received) {
        received = quote.balanceOf(bob);
        vm.startPrank(bob);
        token.approve(address(router), amount);
        router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount, 0, pathOf(address(token), address(quote)), bob, block.timestamp
        );
        vm.stopPrank();
        return quote.balanceOf(bob) - received;
    }

    function arraysOf(uint256 id, address wallet) private view returns (Arrays memory) {
        TaxedDraft memory draft = taxedDraft();
        (draft.quote, draft.marketingWallet) = (address(quote), wallet);
        return templateArrays(id, draft, address(reward), address(nft));
    }
}
