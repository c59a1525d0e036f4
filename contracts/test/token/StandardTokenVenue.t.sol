// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "../../templates/token/StandardToken.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {IVenuePair, VenueFixture} from "../fixtures/VenueFixture.sol";

/// @notice A token of template 1 on the real exchange.
contract StandardTokenVenueTest is TokenFixture, VenueFixture {
    StandardToken private token;
    IVenuePair private pair;

    function setUp() public override {
        super.setUp();
        setUpVenue();
        token = create(alice, fullDraft(alice));
        vm.startPrank(alice);
        token.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: 100 ether}(address(token), 500_000e18, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        pair = IVenuePair(venueFactory.getPair(address(token), wrappedNative));
    }

    function test_Venue_BuysAndSells() public {
        vm.prank(bob);
        uint256 bought = router.swapExactETHForTokens{value: 1 ether}(0, buyPath(), bob, block.timestamp)[1];
        assertEq(token.balanceOf(bob), bought);
        vm.startPrank(bob);
        token.approve(address(router), bought);
        uint256 returned = router.swapExactTokensForETH(bought, 0, sellPath(), bob, block.timestamp)[1];
        vm.stopPrank();
        // Two exchange fees of 0.3 % and nothing else.
        assertGt(returned, 0.993 ether);
        assertLt(returned, 1 ether);
    }

    /// @notice A buy of X debits the pair exactly X, and no act outside a swap lowers what the pair holds.
    function testFuzz_P21_PairLosesExactlyWhatIsBought(uint256 valueWei) public {
        valueWei = bound(valueWei, 1e6, 500 ether);
        uint256 before = token.balanceOf(address(pair));
        vm.prank(bob);
        uint256 bought = router.swapExactETHForTokens{value: valueWei}(0, buyPath(), bob, block.timestamp)[1];
        assertEq(token.balanceOf(address(pair)), before - bought);
        assertGe(token.balanceOf(address(pair)), tokenReserve());

        skip(3 days);
        vm.startPrank(alice);
        token.mint(bob, 1e18);
        token.renounceOwnership();
        vm.stopPrank();
        vm.prank(bob);
        token.burn(1e18);
        assertEq(token.balanceOf(address(pair)), before - bought);
    }

    /// @notice The largest supply that the template allows still trades.
    function test_Venue_LargestSupplyTrades() public {
        Draft memory draft = plainDraft(alice);
        (draft.totalSupply, draft.decimals) = (MAX_SUPPLY, 9);
        token = create(alice, draft, FEE_WEI, address(0), "largest");
        vm.startPrank(alice);
        token.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: 100 ether}(address(token), MAX_SUPPLY, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        vm.prank(bob);
        uint256 bought = router.swapExactETHForTokens{value: 1 ether}(0, buyPath(), bob, block.timestamp)[1];
        vm.startPrank(bob);
        token.approve(address(router), bought);
        router.swapExactTokensForETH(bought, 0, sellPath(), bob, block.timestamp);
        vm.stopPrank();
    }

    function tokenReserve() private view returns (uint256) {
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        return pair.token0() == address(token) ? reserve0 : reserve1;
    }

    function buyPath() private view returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (wrappedNative, address(token));
    }

    function sellPath() private view returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (address(token), wrappedNative);
    }
}
